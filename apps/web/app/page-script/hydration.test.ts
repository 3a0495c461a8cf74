import { startHydration } from './hydration';

const mockStarted = jest.fn();

jest.mock('/start.js', () => mockStarted(), { virtual: true });

let idle: (() => void) | undefined;

beforeEach(() => {
  jest.resetModules();
  idle = undefined;
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** How often the application has been started, once all that is under way is done. */
async function starts(): Promise<number> {
  await Promise.resolve();
  await Promise.resolve();
  return mockStarted.mock.calls.length;
}

test('the application starts when the browser is idle, not before', async () => {
  startHydration('/start.js');
  expect(await starts()).toBe(0);

  idle?.();

  expect(await starts()).toBe(1);
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'at the first touch (%s) the application starts at once, even if the page stops it',
  async (touch) => {
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener(touch, stop);
    startHydration('/start.js');

    document.body.dispatchEvent(new Event(touch, { bubbles: true }));

    expect(await starts()).toBe(1);
    document.body.removeEventListener(touch, stop);
  },
);

test('it starts once, however often it is touched, and when it is idle later', async () => {
  startHydration('/start.js');

  for (const touch of ['focusin', 'pointerdown', 'keydown', 'pointerdown']) {
    document.body.dispatchEvent(new Event(touch, { bubbles: true }));
  }
  idle?.();

  expect(await starts()).toBe(1);
});

test('a page that is still loading is left to load first', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startHydration('/start.js');
  expect(idle).toBeUndefined();

  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  idle?.();

  expect(await starts()).toBe(1);
});

test('a browser without idle times starts it shortly after loading', async () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: undefined });
  startHydration('/start.js');
  expect(await starts()).toBe(0);

  jest.advanceTimersByTime(1000);

  expect(await starts()).toBe(1);
});

test('a page without an application loads nothing, touched or not', async () => {
  startHydration(undefined);

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(idle).toBeUndefined();
  expect(await starts()).toBe(0);
});
