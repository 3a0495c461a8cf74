import { leaveEvent } from '@lawyers/ui/exit';
import { deferEarlyClicks } from './deferred-clicks';

beforeEach(() => {
  jest.useFakeTimers();
});

/**
 * A page with a form inside an island, and one outside. A new document each time, since the listeners are never
 * removed.
 */
function openPage() {
  const page = new DOMParser().parseFromString(
    `<div data-island><form method="post"><input><button type="submit">Send</button><button type="button">Other</button></form></div>
     <form><button type="submit">Search</button></form>`,
    'text/html',
  );
  let fail = (): void => undefined;
  const lost = new Promise<void>((resolve) => (fail = resolve));
  const performed: string[] = [];
  deferEarlyClicks(page, lost);
  // Records the clicks on which the browser would act, because no listener has prevented them.
  page.addEventListener('click', (event) => {
    if (!event.defaultPrevented) performed.push((event.target as Element).textContent);
  });
  const [send, other, search] = page.querySelectorAll('button');
  const island = page.querySelector<HTMLElement>('[data-island]')!;
  return {
    page,
    performed,
    send: send!,
    other: other!,
    search: search!,
    async finishHydration() {
      delete island.dataset['island'];
      island.dispatchEvent(new Event('hydrated'));
      await jest.advanceTimersByTimeAsync(0);
    },
    fail,
  };
}

test('performs one click after hydration, however often a submit button is clicked before, and later clicks at once', async () => {
  const { send, performed, finishHydration } = openPage();

  send.click();
  send.click();
  expect(performed).toEqual([]);
  expect(send.ariaBusy).toBe('true');

  await finishHydration();
  expect(performed).toEqual(['Send']);
  expect(send.ariaBusy).toBeNull();

  jest.advanceTimersByTime(60_000);
  send.click();
  expect(performed).toEqual(['Send', 'Send']);
});

test('clicks the button with which React has replaced the one that was clicked', async () => {
  const { send, performed, finishHydration } = openPage();
  send.click();
  send.replaceWith(send.cloneNode(true));

  await finishHydration();

  expect(performed).toEqual(['Send']);
});

test('a click that was performed leaves the next one, on another island, waiting', async () => {
  const { page, send, performed, finishHydration } = openPage();
  page.body.insertAdjacentHTML(
    'beforeend',
    '<div data-island><form method="post"><button type="submit">Later</button></form></div>',
  );
  send.click();
  await finishHydration();

  page.querySelector<HTMLElement>('div:last-child button')!.click();

  expect(performed).toEqual(['Send']);
});

test('a page that was left and is shown again defers a click as before', async () => {
  const { send, performed } = openPage();
  send.click();
  dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);

  send.click();

  expect(performed).toEqual([]);
  expect(send.ariaBusy).toBe('true');
});

test.each([
  ['90210', ['Find']],
  ['9021', []],
])('defers a search only while its fields are invalid: %s', (zipCode, expected) => {
  const { page, performed } = openPage();
  page.body.insertAdjacentHTML(
    'beforeend',
    `<div data-island><form><input pattern="\\d{5}" value="${zipCode}"><button type="submit">Find</button></form></div>`,
  );

  page.querySelector<HTMLElement>('div:last-child button')!.click();

  expect(performed).toEqual(expected);
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
])('leaves this click and later ones to the browser when %s', async (_what, time) => {
  const { send, performed, finishHydration, fail } = openPage();
  send.click();
  await jest.advanceTimersByTimeAsync(4999);
  expect(performed).toEqual([]);

  if (time === 0) fail();
  await jest.advanceTimersByTimeAsync(time && 1);
  expect(performed).toEqual(['Send']);
  expect(send.ariaBusy).toBeNull();

  send.click();
  expect(performed).toEqual(['Send', 'Send']);
  await finishHydration();
  expect(performed).toEqual(['Send', 'Send']);
});

test('leaves a click to the browser at once when the islands were lost before', async () => {
  const { send, performed, fail } = openPage();
  fail();
  await jest.advanceTimersByTimeAsync(0);
  send.click();
  expect(performed).toEqual(['Send']);
});

test('forgets a click when the device sleeps and the wait is over after it', async () => {
  const { send, performed } = openPage();
  send.click();
  jest.setSystemTime(Date.now() + 3_600_000);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(performed).toEqual([]);
  send.click();
  expect(performed).toEqual(['Send']);
});

test.each<[what: string, happen: (page: Document) => unknown]>([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the visitor leaves by Exit', (page) => page.dispatchEvent(new Event(leaveEvent))],
  ['the device sleeps', () => jest.setSystemTime(Date.now() + 3_600_000)],
])('forgets a click when %s', async (_what, happen) => {
  const { page, send, performed, finishHydration } = openPage();
  send.click();
  happen(page);
  await finishHydration();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(performed).toEqual([]);
  expect(send.ariaBusy).toBeNull();
});
