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
  const [send, other, search] = page.querySelectorAll('button');
  const island = page.querySelector<HTMLElement>('[data-island]')!;
  return {
    performed,
    send: send!,
    other: other!,
    search: search!,
    finishHydration: () => {
      delete island.dataset['island'];
      island.dispatchEvent(new Event('hydrated'));
    },
    fail,
  };
}

test('performs one click after hydration, however often a submit button is clicked before, and later clicks at once', () => {
  const { send, performed, finishHydration } = openPage();

  send.click();
  send.click();
  expect(performed).toEqual([]);
  expect(send.ariaBusy).toBe('true');

  finishHydration();
  expect(performed).toEqual(['Send']);
  expect(send.ariaBusy).toBeNull();

  jest.advanceTimersByTime(60_000);
  send.click();
  expect(performed).toEqual(['Send', 'Send']);
});

test('does not defer clicks outside islands, or on buttons that do not submit', () => {
  const { search, other, performed } = openPage();

  search.click();
  other.click();

  expect(performed).toEqual(['Search', 'Other']);
});

test.each([
  ['the islands cannot be loaded', 0],
  ['five seconds have passed without hydration', 5000],
])('performs a deferred click and later ones when %s', async (_what, time) => {
  const { send, performed, finishHydration, fail } = openPage();
  send.click();
  await jest.advanceTimersByTimeAsync(4999);
  expect(performed).toEqual([]);

  if (time === 0) fail();
  await jest.advanceTimersByTimeAsync(time && 1);
  expect(performed).toEqual(['give up', 'Send']);

  finishHydration();
  send.click();
  expect(performed).toEqual(['give up', 'Send', 'Send']);
});
