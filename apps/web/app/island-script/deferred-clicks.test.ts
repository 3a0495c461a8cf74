import { deferEarlyClicks } from './deferred-clicks';

beforeEach(() => {
  jest.useFakeTimers();
});

/** A page with a form in an island, and one outside. A new document each time, since listeners are never removed. */
function openPage() {
  const page = new DOMParser().parseFromString(
    `<div data-island><form><input><button type="submit">Send</button><button type="button">Other</button></form></div>
     <form><button type="submit">Search</button></form>`,
    'text/html',
  );
  let fail = (): void => undefined;
  const loading = new Promise<never>((_, reject) => (fail = () => reject(new Error('offline'))));
  const performed: string[] = [];
  deferEarlyClicks(page, loading, () => performed.push('give up'));
  // Clicks that the browser would act on: no listener has prevented them.
  page.addEventListener('click', (event) => {
    if (!event.defaultPrevented) performed.push((event.target as Element).textContent);
  });
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  const island = page.querySelector<HTMLElement>('[data-island]')!;
  return {
    performed,
    click: (name: string) => button(name).click(),
    isBusy: () => button('Send').getAttribute('aria-busy') === 'true',
    finishHydration: () => {
      delete island.dataset['island'];
      island.dispatchEvent(new Event('hydrated'));
    },
    fail,
  };
}

test('performs one click after hydration, however often a submit button is clicked before', () => {
  const { click, performed, finishHydration, isBusy } = openPage();

  click('Send');
  click('Send');
  expect(performed).toEqual([]);
  expect(isBusy()).toBe(true);

  finishHydration();
  expect(performed).toEqual(['Send']);
  expect(isBusy()).toBe(false);

  jest.advanceTimersByTime(60_000);
  expect(performed).toEqual(['Send']);
});

test('does not defer clicks outside islands, or on buttons that do not submit', () => {
  const { click, performed } = openPage();

  click('Search');
  click('Other');

  expect(performed).toEqual(['Search', 'Other']);
});

test('does not defer clicks in a hydrated island', () => {
  const { click, performed, finishHydration } = openPage();
  finishHydration();

  click('Send');
  click('Send');

  expect(performed).toEqual(['Send', 'Send']);
});

test('performs deferred and later clicks when the islands cannot be loaded', async () => {
  const { click, performed, fail } = openPage();
  click('Send');

  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(performed).toEqual(['give up', 'Send']);

  click('Send');
  expect(performed).toEqual(['give up', 'Send', 'Send']);
});

test('performs a deferred click after five seconds without hydration', () => {
  const { click, performed, finishHydration } = openPage();
  click('Send');

  jest.advanceTimersByTime(4999);
  expect(performed).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(performed).toEqual(['give up', 'Send']);

  finishHydration();
  expect(performed).toEqual(['give up', 'Send']);
});
