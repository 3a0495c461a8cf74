import { startHydration } from './hydration';

const mockLoaded = jest.fn();

let mockQuiet = Promise.resolve();

jest.mock('/start.js', () => mockLoaded(), { virtual: true });
jest.mock('./quiet', () => ({ whenQuiet: () => mockQuiet }));

let idle: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  idle = undefined;
  mockQuiet = Promise.resolve();
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

const modules = ['/start.js', '/form.js'] as const;
const start = (early = false) => startHydration(document, modules, early);

const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );

const interact = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** How often the module has been loaded, after the next frame is painted. */
async function loads(): Promise<number> {
  await jest.advanceTimersByTimeAsync(100);
  return mockLoaded.mock.calls.length;
}

test.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'])(
  'loads the module on the first interaction (%s), even if the page stops the event',
  async (type) => {
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener(type, stop);
    void start();
    expect(await loads()).toBe(0);

    interact(type);

    expect(await loads()).toBe(1);
    document.body.removeEventListener(type, stop);
  },
);

test('loads the module after the next frame is painted', async () => {
  void start();

  interact('keydown');
  await Promise.resolve();

  expect(mockLoaded).not.toHaveBeenCalled();
  expect(await loads()).toBe(1);
});

test('fetches the modules on the first interaction, and runs none before the visitor pauses', async () => {
  let pause = (): void => undefined;
  mockQuiet = new Promise((resolve) => (pause = resolve));
  void start();
  expect(fetched()).toEqual([]);

  interact('keydown');
  expect(await loads()).toBe(0);
  expect(fetched()).toEqual(modules);

  pause();
  expect(await loads()).toBe(1);
});

test('loads nothing without an interaction, however long the page is open', async () => {
  void start();

  await jest.advanceTimersByTimeAsync(600_000);

  expect(idle).toBeUndefined();
  expect(await loads()).toBe(0);
});

test('loads the module once, however many interactions follow', async () => {
  const loading = start();

  for (const type of ['focusin', 'pointerdown', 'keydown', 'pointerdown']) interact(type);

  expect(await loads()).toBe(1);
  await expect(loading).resolves.toBeDefined();
});

test('rejects when the module cannot be loaded', async () => {
  const loading = startHydration(document, ['/not-there.js'], false);
  const rejection = expect(loading).rejects.toThrow('/not-there.js');

  interact('pointerdown');
  await jest.advanceTimersByTimeAsync(100);

  await rejection;
});

describe('early', () => {
  test('fetches the modules when the browser is idle, not before, and runs none', async () => {
    void start(true);
    expect(fetched()).toEqual([]);

    idle?.();

    expect(fetched()).toEqual(modules);
    expect(await loads()).toBe(0);
  });
});

describe('early, with a query in the address', () => {
  beforeEach(() => history.replaceState(null, '', '/formInput?zipCode=90210'));

  test('loads the module when the browser is idle, not before', async () => {
    void start(true);
    expect(await loads()).toBe(0);

    idle?.();

    expect(await loads()).toBe(1);
  });

  test('waits for the load event before it waits for idle time', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    void start(true);
    expect(idle).toBeUndefined();

    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    idle?.();

    expect(await loads()).toBe(1);
  });

  test('loads the module shortly after the load event in a browser without requestIdleCallback', async () => {
    Object.assign(window, { requestIdleCallback: undefined });
    void start(true);

    await jest.advanceTimersByTimeAsync(1000);

    expect(await loads()).toBe(1);
  });
});
