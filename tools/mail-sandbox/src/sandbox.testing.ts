import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultInput } from './fault';
import type { LedgerEntry } from './ledger';
import type { Message } from './message';
import { startMailSandbox, type MailSandbox, type MailSandboxOptions } from './sandbox';

/** For tests: a sandbox on a free port with small templates, and functions to use it. */
export type SandboxFixture = {
  sandbox: MailSandbox;
  url: string;
  templatesDir: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: string | FormData, headers?: Record<string, string>): Promise<Response>;
  /** `POST /api/v1.0/email/send` as a browser would. */
  send(parameters?: Record<string, unknown>, ids?: Record<string, unknown>): Promise<Response>;
  /** `POST /api/v1.0/email/send-form` as a browser would. */
  sendForm(fields: Record<string, string>): Promise<Response>;
  preflight(): Promise<Response>;
  setFault(fault: FaultInput): Promise<void>;
  messages(ref?: string): Promise<Message[]>;
  ledger(ref?: string): Promise<LedgerEntry[]>;
  reset(): Promise<void>;
  close(): Promise<void>;
};

export const siteOrigin = 'http://localhost:4200';
export const sendPath = '/api/v1.0/email/send';
export const sendFormPath = '/api/v1.0/email/send-form';

export async function openSandboxFixture(
  options: Partial<MailSandboxOptions> = {},
): Promise<SandboxFixture> {
  const templatesDir = await writeTemplates(fixtureTemplates);
  const sandbox = await startMailSandbox({ port: 0, templatesDir, ...options });
  const { url } = sandbox;

  const get: SandboxFixture['get'] = (path, headers = {}) => fetch(url + path, { headers });
  const post: SandboxFixture['post'] = (path, body, headers = {}) =>
    fetch(url + path, { method: 'POST', body, headers, redirect: 'manual' });
  async function list<Row>(path: string, ref?: string): Promise<Row[]> {
    const response = await get(`/__sandbox/${path}${ref === undefined ? '' : `?ref=${ref}`}`);
    return (await response.json()) as Row[];
  }

  return {
    sandbox,
    url,
    templatesDir,
    get,
    post,
    send: (parameters = {}, ids = {}) =>
      post(
        sendPath,
        JSON.stringify({
          lib_version: '3.12.1',
          user_id: 'public-key',
          service_id: 'service',
          template_id: 'contact',
          template_params: { recipient: 'team@example.com', ...parameters },
          ...ids,
        }),
        { origin: siteOrigin, 'content-type': 'application/json' },
      ),
    sendForm: (fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return post(sendFormPath, form, { origin: siteOrigin });
    },
    preflight: () =>
      fetch(url + sendPath, {
        method: 'OPTIONS',
        headers: {
          origin: siteOrigin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      }),
    async setFault(fault) {
      const response = await post('/__sandbox/faults', JSON.stringify(fault), {
        'content-type': 'application/json',
      });
      if (response.status !== 201) throw new Error(await response.text());
    },
    messages: (ref) => list('messages', ref),
    ledger: (ref) => list('ledger', ref),
    async reset() {
      await fetch(`${url}/__sandbox/messages`, { method: 'DELETE' });
    },
    async close() {
      await sandbox.close();
      await rm(templatesDir, { recursive: true });
    },
  };
}

/** Writes template folders to a temporary folder and returns its path. */
export async function writeTemplates(
  templates: Record<string, Record<string, string>>,
): Promise<string> {
  const templatesDir = await mkdtemp(join(tmpdir(), 'mail-sandbox-'));
  for (const [id, files] of Object.entries(templates)) {
    await mkdir(join(templatesDir, id));
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(templatesDir, id, name), content);
    }
  }
  return templatesDir;
}

/** Waits for a state. The deadline only ends failed tests. */
export async function until(reached: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await reached())) {
    if (performance.now() > deadline) throw new Error(`Never reached: ${reached}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const variables = ['recipient', 'from_name', 'reply_to', 'message', 'phone_number'];

const bodies = {
  'body.html':
    '<p class="name">{{from_name}}</p>{{#phone_number}}<p>Call {{phone_number}}</p>{{/phone_number}}' +
    '<p title="{{from_name}}">{{message}}</p>',
  'body.txt':
    'From {{from_name}}\n{{#phone_number}}Call {{phone_number}}\n{{/phone_number}}[{{message}}]\n',
};

/** `contact` is sent to the `recipient` parameter, `fixed` to a fixed address. */
export const fixtureTemplates = {
  contact: templateTo('{{recipient}}'),
  fixed: templateTo('inbox@example.com'),
};

function templateTo(to: string) {
  const subject = 'Message from {{from_name}}';
  return {
    'template.json': JSON.stringify({ to, subject, replyTo: '{{reply_to}}', variables }),
    ...bodies,
  };
}
