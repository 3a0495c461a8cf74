import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { findWebKit } from '@lawyers/browsers';
import { defaultViewport, type Engine, type EngineSettings, type EngineWindow } from './engine';
import { startSession, type WebDriverSession } from './webdriver';

/** W3C WebDriver's key values. */
const keys = {
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Enter: '\uE007',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
} as const;

/**
 * Starts WebKitGTK over W3C WebDriver. Each window has its own driver and display, because a driver can hang.
 * @throws Error when WebKitGTK is not installed.
 */
export async function startWebKit(settings: EngineSettings): Promise<Engine> {
  const program = findWebKit();
  if (!program) throw new Error('WebKit is not installed. Install webkit2gtk-driver (Debian).');
  return {
    openWindow: () => openWindow(program, settings),
    close: () => Promise.resolve(),
  };
}

async function openWindow(program: string, settings: EngineSettings): Promise<EngineWindow> {
  const port = await freePort();
  const command = ['-a', 'dbus-run-session', '--', program, `--port=${port}`];
  const driver = spawn('xvfb-run', command, {
    // A process group, so that `close` can end all of its processes.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(driver, 'exit');
  const problems: string[] = [];
  createInterface(driver.stdout).on('line', (line) => {
    if (/^CONSOLE (?!NETWORK).*ERROR/.test(line)) problems.push(line);
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(`${address}/status`))).toPass({ intervals: [50] });
  const { width, height } = defaultViewport;
  const { proxyPort, scripting } = settings;
  const session = await startSession(address, {
    // Only Debian's Python has the GTK bindings.
    binary: '/usr/bin/python3',
    args: [
      join(import.meta.dirname, 'webkit-window.py'),
      ...[`http://127.0.0.1:${proxyPort}`, scripting ? 'scripts' : 'none', width, height].map(
        String,
      ),
    ],
  });
  const window: EngineWindow = {
    ...actionsOf(session),
    problems: () => problems,
    async inNewTab(use) {
      const own = await session<string>('/window');
      const { handle } = await session<{ handle: string }>('/window/new', { type: 'tab' });
      await session('/window', { handle });
      await use(window);
      await session('/window', { handle: own });
    },
    async close() {
      process.kill(-driver.pid!, 'SIGTERM');
      await ended;
    },
  };
  return window;
}

function actionsOf(
  session: WebDriverSession,
): Omit<EngineWindow, 'inNewTab' | 'problems' | 'close'> {
  const perform = async (device: object, actions: readonly object[]) => {
    if (actions.length > 0) await session('/actions', { actions: [{ ...device, actions }] });
  };
  const sendKeys = (types: readonly string[], values: readonly string[]) =>
    perform(
      { type: 'key', id: 'keyboard' },
      values.flatMap((value) => types.map((type) => ({ type, value }))),
    );
  const movePointer = (x: number, y: number, ...then: readonly object[]) =>
    perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      ...then,
    ]);
  const downAndUp = ['keyDown', 'keyUp'];
  return {
    open: (url) => session('/url', { url }),
    call: (run, ...args) =>
      session('/execute/sync', {
        script: `return (${run.toString()}).apply(null, arguments)`,
        args,
      }),
    moveTo: (x, y) => movePointer(x, y),
    async clickAt(x, y, { button, held } = {}) {
      const which = { button: button === 'middle' ? 1 : 0 };
      const holdable = held ? [keys[held]] : [];
      await sendKeys(['keyDown'], holdable);
      await movePointer(x, y, { type: 'pointerDown', ...which }, { type: 'pointerUp', ...which });
      await sendKeys(['keyUp'], holdable);
    },
    type: (text) =>
      sendKeys(
        downAndUp,
        [...text].map((letter) => (letter === '\n' ? keys.Enter : letter)),
      ),
    press: (key) => sendKeys(downAndUp, [keys[key]]),
    resize: (width, height) => session('/window/rect', { width, height }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
