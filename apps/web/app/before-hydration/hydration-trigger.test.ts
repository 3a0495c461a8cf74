import { servedZip } from '@lawyers/domain/sample-answers';
import { fetchModules } from './fetch-modules';
import { startHydration } from './hydration-trigger';

const mockHydratePage = jest.fn();

let mockQuiet = Promise.resolve();

jest.mock('/start.js', () => ({ hydratePage: mockHydratePage }), { virtual: true });
jest.mock('./fetch-modules');
jest.mock('./visitor-pause', () => ({ whenQuiet: () => mockQuiet }));

let idle: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  idle = undefined;
  mockQuiet = Promise.resolve();
  jest.mocked(fetchModules).mockResolvedValue(undefined);
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
});

afterEach(() => {
  // The listeners on the window are removed by the first interaction, so this is one for tests that had none.
  interact('keydown');
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const fetched = () => jest.mocked(fetchModules).mock.calls.flatMap(([addresses]) => addresses);

/**
 * Starts the trigger on a page.
 * @param early The modules of an early island, which is one whose modules are fetched before the first interaction;
 * undefined for a page without one.
 */
function start(early?: string, module = '/start.js'): void {
  document.body.innerHTML =
    early === undefined ? '' : `<div data-modules="${early}" data-early></div>`;
  startHydration(document, module, onLost);
}

const onLost = jest.fn();

const interact = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** How many times the module has hydrated the page, counted after 100 ms, because hydration starts after 50 ms. */
async function loads(): Promise<number> {
  await jest.advanceTimersByTimeAsync(100);
  return mockHydratePage.mock.calls.length;
}

const triggers = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'];

test.each(triggers)(
  'loads the module on the first interaction (%s), once, even if the page stops the event',
  async (type) => {
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener(type, stop);
    start();
    await jest.advanceTimersByTimeAsync(600_000);
    expect([idle, await loads()]).toEqual([undefined, 0]);

    interact(type);
    expect(await loads()).toBe(1);

    for (const one of triggers) interact(one);
    expect(await loads()).toBe(1);
    expect(mockHydratePage).toHaveBeenCalledWith(document, expect.any(Function));
    document.body.removeEventListener(type, stop);
  },
);

test('fetches modules on the first interaction, and runs none before the visitor pauses', async () => {
  let pause = (): void => undefined;
  mockQuiet = new Promise((resolve) => (pause = resolve));
  start('/start.js /form.js');
  expect(fetched()).toEqual([]);

  interact('keydown');
  expect(await loads()).toBe(0);
  expect(fetched()).toEqual(['/start.js', '/form.js']);

  pause();
  expect(await loads()).toBe(1);
});

test('hydrates only when the modules have arrived, since a browser does not repeat a lost import', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  jest.mocked(fetchModules).mockReturnValue(arrived);
  start('/start.js /form.js');
  interact('keydown');
  expect(await loads()).toBe(0);

  arrive();

  expect(await loads()).toBe(1);
});

test('a form that is not early has its modules fetched after the one that hydrates', async () => {
  document.body.innerHTML = `<div data-modules="/start.js /form.js"></div>`;
  startHydration(document, '/start.js', onLost);
  interact('pointermove');
  expect(fetched()).toEqual(['/start.js']);
  expect(await loads()).toBe(1);
  expect(fetched()).toEqual(['/start.js', '/start.js', '/form.js']);
});

test('reports that the module cannot be loaded', async () => {
  start(undefined, '/not-there.js');
  interact('pointerdown');
  await jest.advanceTimersByTimeAsync(100);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(String(onLost.mock.lastCall)).toContain('/not-there.js');
});

test('an early island has the modules fetched when the browser is idle, not before, and runs none', async () => {
  start('/start.js /form.js /react.js');
  expect(fetched()).toEqual([]);

  idle?.();

  expect(fetched()).toEqual(['/start.js', '/form.js', '/react.js']);
  expect(await loads()).toBe(0);
});

test('reports a lost module of an early island without an interaction, and then hydrates what does not need it', async () => {
  jest.mocked(fetchModules).mockRejectedValue(new Error('/form.js'));
  start('/start.js /form.js');

  idle?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(String(onLost.mock.lastCall)).toContain('/form.js');
  interact('keydown');

  expect(await loads()).toBe(1);
  expect(fetchModules).toHaveBeenCalledTimes(1);
});

test.each([
  ['idle after the load event, not before', true],
  ['loaded, if it has no requestIdleCallback', false],
])('with a query an early island is hydrated when the browser is %s', async (_when, hasIdle) => {
  history.replaceState(null, '', `/formInput?zipCode=${servedZip}`);
  if (!hasIdle) Object.assign(window, { requestIdleCallback: undefined });
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  start('/start.js /form.js');
  expect(idle).toBeUndefined();

  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  expect(await loads()).toBe(0);
  idle?.();

  await jest.advanceTimersByTimeAsync(1000);
  expect(await loads()).toBe(1);
});

test('with a query an early island is hydrated once, although the visitor interacts before the browser is idle', async () => {
  history.replaceState(null, '', `/formInput?zipCode=${servedZip}`);
  start('/start.js /form.js');

  interact('pointerdown');
  idle?.();

  expect(idle).toBeDefined();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loads()).toBe(1);
});
