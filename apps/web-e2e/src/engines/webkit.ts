import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { findWebKit, freePort } from '@lawyers/browsers';
import { defaultViewport, type Engine, type EngineSettings, type EngineWindow } from './engine';

/**
 * Drives WebKitGTK over W3C WebDriver. Each window has its own driver and virtual display, because a driver may hang,
 * and would then stop the tests of all its windows.
 */
export async function startWebKit(settings: EngineSettings): Promise<Engine> {
  return { openWindow: () => openWindow(settings), close: () => Promise.resolve() };
}

async function openWindow(settings: EngineSettings): Promise<EngineWindow> {
  const port = await freePort();
  const args = ['-a', 'dbus-run-session', '--', findWebKit()!, `--port=${port}`];
  // A process group of its own, so that `close` can end all of its processes.
  const driver = spawn('xvfb-run', args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(driver, 'exit');
  const problems: string[] = [];
  createInterface(driver.stdout).on('line', (line) => {
    if (line.startsWith('PROBLEM ')) problems.push(line);
  });
  const close = async () => {
    process.kill(-driver.pid!, 'SIGTERM');
    await ended;
  };
  const starting = startSession(`http://127.0.0.1:${port}`, settings);
  const send = await starting.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const window: EngineWindow = {
    ...actionsOf(send),
    problems: () => problems,
    async inNewTab(use) {
      const own = await send<string>('/window');
      const { handle } = await send<{ handle: string }>('/window/new', { type: 'tab' });
      await send('/window', { handle });
      await use(window);
      await send('/window', { handle: own });
    },
    close,
  };
  return window;
}

async function startSession(
  address: string,
  { proxyPort, scripting, profile = '' }: EngineSettings,
): Promise<WebDriver> {
  const { width, height } = defaultViewport;
  const driver = connect(address);
  await expect(() => driver('/status')).toPass({ intervals: [50] });
  const script = join(import.meta.dirname, 'webkit-window.py');
  const proxy = `http://127.0.0.1:${proxyPort}`;
  const args = [proxy, scripting ? 'scripts' : 'none', width, height, profile];
  // The system's Python, because another Python lacks the GTK bindings.
  const options = { binary: '/usr/bin/python3', args: [script, ...args.map(String)] };
  const { sessionId } = await driver<{ sessionId: string }>('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  return connect(`${address}/session/${sessionId}`);
}

/** Key codes of W3C WebDriver. */
const keys = {
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Enter: '\uE007',
  ArrowRight: '\uE014',
} as const;

function actionsOf(send: WebDriver): Omit<EngineWindow, 'inNewTab' | 'problems' | 'close'> {
  const perform = async (device: object, actions: readonly object[]) => {
    if (actions.length > 0) await send('/actions', { actions: [{ ...device, actions }] });
  };
  const sendKeys = (values: readonly string[], types = ['keyDown', 'keyUp']) =>
    perform(
      { type: 'key', id: 'keyboard' },
      values.flatMap((value) => types.map((type) => ({ type, value }))),
    );
  const movePointer = (x: number, y: number, ...then: readonly object[]) =>
    perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      ...then,
    ]);
  return {
    open: (url) => expect(() => send('/url', { url })).toPass(),
    call(run, ...args) {
      const script = `return (${run.toString()}).apply(null, arguments)`;
      return repeatIfLost(() => send('/execute/sync', { script, args }));
    },
    moveTo: (x, y) => movePointer(x, y),
    async clickAt(x, y, { button, held } = {}) {
      const which = { button: button === 'middle' ? 1 : 0 };
      const modifier = held ? [keys[held]] : [];
      await sendKeys(modifier, ['keyDown']);
      await movePointer(x, y, { type: 'pointerDown', ...which }, { type: 'pointerUp', ...which });
      await sendKeys(modifier, ['keyUp']);
    },
    type: (text) => sendKeys([...text].map((letter) => (letter === '\n' ? keys.Enter : letter))),
    press: (key) => sendKeys([keys[key]]),
    resize: (width, height) => repeatIfLost(() => send('/window/rect', { width, height })),
  };
}

/** Sends a command once more if WebKit's driver did not answer it in time, as happens at times for no known reason. */
async function repeatIfLost<Value>(command: () => Promise<Value>): Promise<Value> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    return command();
  }
}

/** Sends a W3C WebDriver command: a POST with a body, or a GET without one. */
type WebDriver = <Value>(path: string, body?: object) => Promise<Value>;

/**
 * Returns a function that sends commands to the driver, or to a session of it, at this address. The npm package
 * selenium-webdriver is not used, because it installs 23 MB of programs that search for browsers. The promise of a
 * command is rejected with the driver's message if the command fails, and with a `TimeoutError` if there is no answer
 * within 10 s. A new session, which starts the browser, has a minute.
 */
function connect(address: string): WebDriver {
  return async <Value>(path: string, body?: object) => {
    const answer = await fetch(address + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(path === '/session' ? 60_000 : 10_000),
    });
    const { value } = (await answer.json()) as { readonly value: Value };
    if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
    return value;
  };
}
