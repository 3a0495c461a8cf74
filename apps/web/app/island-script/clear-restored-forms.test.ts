import { servedZip } from '@lawyers/domain/sample-answers';
import { clearRestoredForms } from './clear-restored-forms';

const restored = 'restored by the browser';

type Load = {
  readonly type: string;
  readonly persisted?: boolean;
  readonly hasTyped?: boolean;
};

/** The values of a field that the browser restored, when the script has run and after `pageshow`. */
function valuesAfter({ type, persisted = false, hasTyped = false }: Load): readonly string[] {
  // A new document each time, since listeners are never removed.
  const page = new DOMParser().parseFromString(
    '<form id="intake"><input name="zipCode"></form>',
    'text/html',
  );
  page.body.toggleAttribute('data-typed', hasTyped);
  const input = page.querySelector('input')!;
  input.value = restored;
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  clearRestoredForms(page);
  const atOnce = input.value;
  input.value = restored;
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return [atOnce, input.value];
}

test.each(['back_forward', 'reload'])('clears restored forms after a load of type %s', (type) => {
  expect(valuesAfter({ type })).toEqual(['', '']);
});

test('fills in the values of the query again', () => {
  history.replaceState(null, '', `/formInput?zipCode=${servedZip}`);
  expect(valuesAfter({ type: 'reload' })).toEqual([servedZip, servedZip]);
});

test.each<readonly [string, Load]>([
  ['after a navigation by link', { type: 'navigate' }],
  ['once the visitor has typed', { type: 'back_forward', hasTyped: true }],
])('keeps form data %s', (_which, load) => {
  expect(valuesAfter(load)).toEqual([restored, restored]);
});

test('keeps form data after a return from the back-forward cache', () => {
  expect(valuesAfter({ type: 'reload', persisted: true })[1]).toBe(restored);
});
