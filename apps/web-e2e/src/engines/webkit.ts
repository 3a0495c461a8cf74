import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { findWebKit } from '@lawyers/browsers';
import {
  defaultViewport,
  type Engine,
  type EngineSettings,
  type EngineWindow,
  type Key,
} from './engine';
import { startSession, type WebDriverSession } from './webdriver';

/** W3C WebDriver's key values. */
const keys: Readonly<Record<Key | 'Control', string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Enter: '\uE007',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
};

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
  const session = await startSession(address, windowOptions(settings));
  return openedTab(session, {
    problems: () => problems,
    async close() {
      process.kill(-driver.pid!, 'SIGTERM');
      await ended;
    },
  });
}

type Shared = Pick<EngineWindow, 'problems' | 'close'>;

/** The driver's current tab. Commands for another switch to it and back. */
function openedTab(session: WebDriverSession, shared: Shared): EngineWindow {
  return {
    ...actionsOf(session),
    ...shared,
    async openTab() {
      const { handle } = (await session('POST', '/window/new', { type: 'tab' })) as {
        readonly handle: string;
      };
      const own = await session('GET', '/window');
      const inTab: WebDriverSession = async (...command) => {
        await session('POST', '/window', { handle });
        const answer = await session(...command);
        await session('POST', '/window', { handle: own });
        return answer;
      };
      return openedTab(inTab, { ...shared, close: async () => undefined });
    },
  };
}

function windowOptions({ scripting, proxyPort }: EngineSettings) {
  return {
    // Only Debian's Python has the GTK bindings.
    binary: '/usr/bin/python3',
    args: [
      join(import.meta.dirname, 'webkit-window.py'),
      `--proxy=http://127.0.0.1:${proxyPort}`,
      `--width=${defaultViewport.width}`,
      `--height=${defaultViewport.height}`,
      ...(scripting ? [] : ['--no-scripts']),
    ],
  };
}

function actionsOf(
  session: WebDriverSession,
): Omit<EngineWindow, 'openTab' | 'problems' | 'close'> {
  const sendKeys = async (actions: readonly object[]) => {
    if (actions.length > 0)
      await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const pressAll = (values: readonly string[]) =>
    sendKeys(
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const movePointer = (x: number, y: number, ...then: readonly object[]) =>
    session('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...then],
        },
      ],
    });
  return {
    async open(url) {
      await session('POST', '/url', { url });
    },
    call: (run, ...args) =>
      session('POST', '/execute/sync', {
        script: `return (${run.toString()}).apply(null, arguments)`,
        args,
      }) as never,
    async moveTo(x, y) {
      await movePointer(x, y);
    },
    async clickAt(x, y, { button, held } = {}) {
      const which = { button: button === 'middle' ? 1 : 0 };
      const change = (type: string) => (held ? [{ type, value: keys[held] }] : []);
      await sendKeys(change('keyDown'));
      await movePointer(x, y, { type: 'pointerDown', ...which }, { type: 'pointerUp', ...which });
      await sendKeys(change('keyUp'));
    },
    async type(text) {
      await pressAll([...text].map((letter) => (letter === '\n' ? keys.Enter : letter)));
    },
    async press(key) {
      await pressAll([keys[key]]);
    },
    async resize(width, height) {
      await session('POST', '/window/rect', { width, height });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
