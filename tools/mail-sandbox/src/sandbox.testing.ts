import { resolve } from 'node:path';
import type { FaultInput } from './fault';
import type { Message } from './message';
import { startMailSandbox } from './sandbox';
import type { LedgerEntry } from './send-endpoint';

export const sendPath = '/api/v1.0/email/send';
export const sendFormPath = '/api/v1.0/email/send-form';
/** Templates for tests. The real ones are in libs/mail/templates, where an operator enters other recipients. */
const templatesDir = resolve(__dirname, '../test-templates');

const origin = 'http://localhost:4200';
export const json = { origin, 'content-type': 'application/json' };
/** The ids of account, service, and template that a sandbox build sends with a message of the contact form. */
export const knownIds = {
  user_id: 'sandbox_public_key',
  service_id: 'sandbox_service',
  template_id: 'contact',
};

/** For tests: starts a sandbox for a test file, and empties it before each test. Returns functions to use it. */
export function sandboxOfTests() {
  let sandbox: Awaited<ReturnType<typeof startMailSandbox>>;
  const get = (path: string) => fetch(sandbox.url + path);
  const post = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(sandbox.url + path, { method: 'POST', body, headers });
  const reset = () => fetch(`${sandbox.url}/__sandbox/messages`, { method: 'DELETE' });

  async function list<Row>(path: string, ref?: string): Promise<Row[]> {
    const response = await get(`/__sandbox/${path}${ref === undefined ? '' : `?ref=${ref}`}`);
    return (await response.json()) as Row[];
  }

  beforeAll(async () => void (sandbox = await startMailSandbox({ port: 0, templatesDir })));
  beforeEach(reset);
  afterAll(() => sandbox.close());

  return {
    url: () => sandbox.url,
    get,
    post,
    reset,
    /** Posts to the API's `send` as EmailJS's library in a browser does. */
    send(parameters: Record<string, unknown> = {}, ids: Record<string, unknown> = {}) {
      const body = { lib_version: '3.12.1', ...knownIds, template_params: parameters, ...ids };
      return post(sendPath, JSON.stringify(body), json);
    },
    async setFault(fault: FaultInput) {
      const response = await post('/__sandbox/faults', JSON.stringify(fault), json);
      if (response.status !== 201) throw new Error(await response.text());
    },
    messages: (ref?: string) => list<Message>('messages', ref),
    ledger: (ref?: string) => list<LedgerEntry>('ledger', ref),
  };
}
