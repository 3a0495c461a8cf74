import { clearRestoredForms } from './clear-restored-forms';

const filledIn = 'kept by the browser';

type Arrival = {
  readonly type: string;
  readonly persisted?: boolean;
  readonly writes?: boolean;
  /** Who made the browser, by its own word. */
  readonly vendor?: string;
};

/** What stands in a field that a browser filled in, once the page is shown. */
function shownAfter({ type, persisted = false, writes = false, vendor = '' }: Arrival): string {
  // A document of its own each time, since listeners stay for ever.
  const page = new DOMParser().parseFromString('<form><input></form>', 'text/html');
  const input = page.querySelector('input')!;
  input.value = filledIn;
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  clearRestoredForms(page);
  if (writes) input.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return input.value;
}

test.each(['back_forward', 'reload'])('a page loaded anew (%s) has empty forms', (type) => {
  expect(shownAfter({ type })).toBe('');
});

test.each<readonly [string, Arrival]>([
  ['opened by a link', { type: 'navigate' }],
  ['that never went away', { type: 'back_forward', persisted: true }],
  ['in which somebody wrote meanwhile', { type: 'back_forward', writes: true }],
])('a page %s keeps what stands in it', (_which, arrival) => {
  expect(shownAfter(arrival)).toBe(filledIn);
});

test('where leaving cannot throw a page out of the cache, it comes back empty', () => {
  const vendor = 'Apple Computer, Inc.';

  expect(shownAfter({ type: 'navigate', persisted: true, vendor })).toBe('');
});
