import { deferEarlyClicks } from './deferred-clicks';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A page with a form in an island, and one outside. A document of its own each time, since listeners stay. */
function openPage() {
  const page = new DOMParser().parseFromString(
    `<div data-island><form><input><button type="submit">Send</button><button type="button">Other</button></form></div>
     <form><button type="submit">Search</button></form>`,
    'text/html',
  );
  let fail = (): void => undefined;
  const loading = new Promise<never>((_, reject) => (fail = () => reject(new Error('offline'))));
  deferEarlyClicks(page, loading);
  // What the browser would do with a press: after all that listens to it has been asked.
  const passed: string[] = [];
  page.addEventListener('click', (event) => {
    if (!event.defaultPrevented) passed.push((event.target as Element).textContent);
  });
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  const island = page.querySelector<HTMLElement>('[data-island]')!;
  return {
    passed,
    press: (name: string) => button(name).click(),
    isBusy: () => button('Send').getAttribute('aria-busy') === 'true',
    comeAlive: () => {
      delete island.dataset['island'];
      island.dispatchEvent(new Event('alive'));
    },
    /** Another island, as if the first had never been. */
    comeBack: () => (island.dataset['island'] = ''),
    fail,
  };
}

test('a press before the island is alive comes through once it is, and only once', () => {
  const { press, passed, comeAlive, isBusy } = openPage();

  press('Send');
  press('Send');
  expect(passed).toEqual([]);
  expect(isBusy()).toBe(true);

  comeAlive();
  expect(passed).toEqual(['Send']);
  expect(isBusy()).toBe(false);

  jest.advanceTimersByTime(60_000);
  expect(passed).toEqual(['Send']);
});

test('what belongs to no island, or sends no form, is not held', () => {
  const { press, passed } = openPage();

  press('Search');
  press('Other');

  expect(passed).toEqual(['Search', 'Other']);
});

test('an island that is alive gets every press at once', () => {
  const { press, passed, comeAlive } = openPage();
  comeAlive();

  press('Send');
  press('Send');

  expect(passed).toEqual(['Send', 'Send']);
});

test('if the islands cannot be loaded, the press held and every later one is let through', async () => {
  const { press, passed, fail } = openPage();
  press('Send');

  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(passed).toEqual(['Send']);

  press('Send');
  expect(passed).toEqual(['Send', 'Send']);
});

test('an island that keeps one waiting for five seconds is waited for no longer', () => {
  const { press, passed, comeAlive } = openPage();
  press('Send');

  jest.advanceTimersByTime(4999);
  expect(passed).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(passed).toEqual(['Send']);

  comeAlive();
  expect(passed).toEqual(['Send']);
});

test('an island that came in time leaves the others their own five seconds', () => {
  const { press, passed, comeAlive, comeBack } = openPage();
  press('Send');
  comeAlive();
  jest.advanceTimersByTime(60_000);
  comeBack();

  press('Send');

  expect(passed).toEqual(['Send']);
});
