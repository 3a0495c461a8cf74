import { startHydration } from './hydration';

const mockStarted = jest.fn();

jest.mock('/start.js', () => mockStarted(), { virtual: true });

let idle: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
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
  document.body.replaceChildren();
});

function start(island = '<div data-island></div>') {
  document.body.innerHTML = island;
  return startHydration(document, '/start.js');
}

const touch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** How often the application has been started, once the next frame has been painted and all is done. */
async function starts(): Promise<number> {
  await jest.advanceTimersByTimeAsync(100);
  return mockStarted.mock.calls.length;
}

test.each(['pointerdown', 'pointermove', 'keydown', 'focusin'])(
  'the first touch (%s) starts the application, even if the page stops it',
  async (type) => {
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener(type, stop);
    void start();
    expect(await starts()).toBe(0);

    touch(type);

    expect(await starts()).toBe(1);
    document.body.removeEventListener(type, stop);
  },
);

test('what was touched is painted before', async () => {
  void start();

  touch('keydown');
  await Promise.resolve();

  expect(mockStarted).not.toHaveBeenCalled();
  expect(await starts()).toBe(1);
});

test('untouched, nothing is loaded, however long the page is open', async () => {
  void start();

  await jest.advanceTimersByTimeAsync(600_000);

  expect(idle).toBeUndefined();
  expect(await starts()).toBe(0);
});

test('it starts once, however often it is touched', async () => {
  const loading = start();

  for (const type of ['focusin', 'pointerdown', 'keydown', 'pointerdown']) touch(type);

  expect(await starts()).toBe(1);
  await expect(loading).resolves.toBeDefined();
});

test('a start that cannot be loaded says so', async () => {
  const loading = startHydration(document, '/not-there.js');
  const refused = expect(loading).rejects.toThrow('/not-there.js');

  touch('pointerdown');
  await jest.advanceTimersByTimeAsync(100);

  await refused;
});

describe('with an island that must come to life by itself', () => {
  const eager = '<div data-island data-eager></div>';

  test('the application starts when the browser is idle, not before', async () => {
    void start(eager);
    expect(await starts()).toBe(0);

    idle?.();

    expect(await starts()).toBe(1);
  });

  test('it starts once, touched first and idle later', async () => {
    void start(eager);

    touch('pointerdown');
    idle?.();

    expect(await starts()).toBe(1);
  });

  test('a page that is still loading is left to load first', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    void start(eager);
    expect(idle).toBeUndefined();

    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    idle?.();

    expect(await starts()).toBe(1);
  });

  test('a browser without idle times starts it shortly after loading', async () => {
    Object.assign(window, { requestIdleCallback: undefined });
    void start(eager);

    await jest.advanceTimersByTimeAsync(1000);

    expect(await starts()).toBe(1);
  });
});
