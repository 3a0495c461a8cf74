import { servedZip } from '@lawyers/domain/sample-answers';
import { clearRestoredForms } from './clear-restored-forms';

const restored = 'restored by the browser';

type PageShow = {
  readonly type: string;
  readonly persisted?: boolean;
  readonly typesFirst?: boolean;
};

/** The value of a field that the browser restored, after `pageshow`. */
function valueAfter({ type, persisted = false, typesFirst = false }: PageShow): string {
  // A new document each time, since listeners are never removed.
  const page = new DOMParser().parseFromString(
    '<div data-island="intake-form"><form><input name="zipCode"></form></div>',
    'text/html',
  );
  const input = page.querySelector('input')!;
  input.value = restored;
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  clearRestoredForms(page);
  if (typesFirst) input.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return input.value;
}

test.each(['back_forward', 'reload'])('clears restored forms after a load of type %s', (type) => {
  expect(valueAfter({ type })).toBe('');
});

test('fills in the values of the query again', () => {
  history.replaceState(null, '', `/formInput?zipCode=${servedZip}`);
  expect(valueAfter({ type: 'reload' })).toBe(servedZip);
});

test.each<readonly [string, PageShow]>([
  ['after a navigation by link', { type: 'navigate' }],
  ['after a return from the back-forward cache', { type: 'back_forward', persisted: true }],
  ['when the visitor has typed before `pageshow`', { type: 'back_forward', typesFirst: true }],
])('keeps form data %s', (_which, pageShow) => {
  expect(valueAfter(pageShow)).toBe(restored);
});
