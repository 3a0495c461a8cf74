import type * as Quiet from './visitor-pause';

let quiet: typeof Quiet;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  quiet = await import('./visitor-pause');
  quiet.watchActivity();
});

const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** After how many milliseconds, in steps of 50, the visitor counts as pausing. */
async function waited(): Promise<number> {
  let done = false;
  void quiet.whenQuiet().then(() => (done = true));
  for (let time = 0; ; time += 50) {
    await jest.advanceTimersByTimeAsync(0);
    if (done) return time;
    await jest.advanceTimersByTimeAsync(50);
  }
}

test('waits for nothing before the visitor does anything', async () => {
  expect(await waited()).toBe(0);
});

test.each(['keydown', 'pointerdown'])('waits 300 ms after the last %s', async (type) => {
  act(type);
  await jest.advanceTimersByTimeAsync(200);
  act(type);
  setTimeout(() => act(type), 200);
  expect(await waited()).toBe(500);
  expect(await waited()).toBe(0);
});

test('hurry shortens a wait, and every later one, to 50 ms', async () => {
  act('keydown');
  setTimeout(quiet.hurry, 100);
  expect(await waited()).toBe(150);
  act('keydown');
  expect(await waited()).toBe(50);
});
