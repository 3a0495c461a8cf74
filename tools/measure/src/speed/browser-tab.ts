import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromiumPath } from '@lawyers/browsers';
import { onlyThisMachine } from './phone';

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly sessionId?: string;
    readonly targetInfo?: { readonly type: string };
  };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};

export type BrowserTab = {
  /** Sends a command to the page that the tab shows. */
  readonly send: (method: string, params: object) => Promise<unknown>;
  /** The value of an expression in the newest page, shown or loaded ahead; undefined while it has none. */
  readonly evaluate: <T>(expression: string) => Promise<T | undefined>;
  readonly close: () => Promise<void>;
};

/**
 * Opens a tab with a 4× slowed processor. Playwright and Puppeteer attach to pages, for which Chromium loads no page
 * ahead; this attaches to the tab, through the DevTools protocol.
 */
export async function openTab(): Promise<BrowserTab> {
  const profile = await mkdtemp(join(tmpdir(), 'browser-tab-'));
  const args = ['--headless=new', '--no-sandbox', '--window-size=1280,900', onlyThisMachine];
  const browser = spawn(
    chromiumPath(),
    [...args, '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const exited = new Promise((resolve) => browser.once('exit', resolve));
  const [commands, messages] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable];
  const answers = new Map<number, (message: Message) => void>();
  /** Their sessions, the newest last. */
  const pages = new Set<string>();

  async function call<T>(method: string, params: object, sessionId?: string): Promise<T> {
    const id = answers.size + 1;
    const answer = new Promise<Message>((resolve) => answers.set(id, resolve));
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }

  async function adopt(page: string): Promise<void> {
    pages.add(page);
    // The page answers the first command after the second.
    await Promise.all([
      call('Emulation.setCPUThrottlingRate', { rate: 4 }, page),
      call('Runtime.runIfWaitingForDebugger', {}, page),
    ]);
  }

  let rest = '';
  messages.setEncoding('utf8').on('data', (data: string) => {
    const parts = (rest + data).split('\0');
    rest = parts.pop() ?? '';
    for (const message of parts.map((part) => JSON.parse(part) as Message)) {
      if (message.id) answers.get(message.id)?.(message);
      const { sessionId = '', targetInfo } = message.params ?? {};
      if (message.method === 'Target.detachedFromTarget') pages.delete(sessionId);
      const attached = message.method === 'Target.attachedToTarget' && targetInfo?.type === 'page';
      // A page that was loaded ahead may close at any time.
      if (attached) adopt(sessionId).catch(() => undefined);
    }
  });
  type Target = { readonly targetId: string };
  const { targetId } = await call<Target>('Target.createTarget', { url: '', forTab: true });
  type Session = { readonly sessionId: string };
  const tab = await call<Session>('Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await call('Target.setAutoAttach', attach, tab.sessionId);
  return {
    send: (method, params) => call(method, params, [...pages][0]),
    async evaluate<T>(expression: string) {
      type Evaluated = { readonly result: { readonly value?: T } };
      const params = { expression, awaitPromise: true, returnByValue: true };
      const found = call<Evaluated>('Runtime.evaluate', params, [...pages].at(-1));
      return (await found.catch(() => undefined))?.result.value;
    },
    async close() {
      browser.kill();
      await exited;
      await rm(profile, { recursive: true, maxRetries: 5 });
    },
  };
}
