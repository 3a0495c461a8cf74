import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FaultInput } from '@lawyers/mail-sandbox';
import { sendTestInquiry } from '../canary/send-test-inquiry';
import { requestsOf, messagesOf, onlyMessageFrom, onlyMessageOf, setFault } from '../visitor/inbox';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const root = resolve(import.meta.dirname, '../../../..');

/** Runs the command as an operator does; it starts its own browser. */
function canary(
  options: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const env = { ...process.env, ...options };
    execFile('npm', ['run', '--silent', 'canary'], { cwd: root, env }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

/** Runs a test against a temporary server with this request listener, on a free port. */
async function withServer(answer: RequestListener, run: (url: string) => Promise<void>) {
  const server = createServer(answer).listen(0, 'localhost');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  try {
    await run(`http://localhost:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the canary prints the reference and the time, sends one mail marked as a test, and pings', async () => {
  const email = `canary.${randomUUID()}@example.com`;
  let pings = 0;
  let result = { code: 1, output: '' };
  await withServer(
    (_request, response) => response.end(`${(pings += 1)}`),
    async (pingUrl) => {
      const options = { CANARY_URL: sandboxSite.url, CANARY_EMAIL: email, CANARY_PING: pingUrl };
      result = await canary(options);
    },
  );
  const { code, output } = result;
  expect(pings).toBe(1);
  expect(output).toMatch(/^CONFIRMED: reference [2-9A-Z]{8}, after [\d.]+ s, [\d.]+ s of it/m);
  expect(code).toBe(0);
  const ref = /reference (\w{8})/.exec(output)?.[1] ?? '';
  const message = await onlyMessageOf(ref);
  expect(message).toEqual(await onlyMessageFrom(email));
  expect(message.parameters['zipCode']).toBe('00000');
  const { parameters } = message;
  expect(parameters['email']).toBe(email);
  expect(parameters['from_name']).toMatch(/^TEST /);
  expect(parameters['message']).toMatch(/^TEST\. .*not an inquiry/);
});

test('the canary reports the failure message and does not press Try again when the service responds 400', async ({
  page,
}) => {
  const email = `canary.${randomUUID()}@example.com`;
  await setFault({ kind: 'status', status: 400, times: 'always', email });
  const sending = sendTestInquiry(page, { url: sandboxSite.url, email, timeoutSeconds: 60 });
  const report = await sending.catch(String);
  expect(report).toMatch(/NOT CONFIRMED after .*"We can’t confirm that your message was sent/);
  const ref = /Your reference: (\w{8})/.exec(report)?.[1] ?? '';
  expect(await messagesOf(ref)).toEqual([]);
  const posts = (await requestsOf(ref)).filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(1);
});

const failures: readonly (readonly [string, FaultInput, RegExp])[] = [
  ['412', { kind: 'status', status: 412 }, /The mail service: 412 ".*"\.$/],
  ['429', { kind: 'status', status: 429 }, /The mail service: 429 "/],
  ['nothing', { kind: 'hang' }, /waiting for the confirmation\. The mail service: no response/],
  ['a refused mailbox', { kind: 'smtp', status: 550 }, /The mail service: 412 "SMTP: 550/],
];
for (const [what, fault, message] of failures) {
  test(`the log of the canary says that the service answered ${what}`, async ({ page }) => {
    const email = `canary.${randomUUID()}@example.com`;
    await setFault({ ...fault, times: 'always', email });
    const options = { url: sandboxSite.url, email, timeoutSeconds: 10 };
    await expect(sendTestInquiry(page, options)).rejects.toThrow(message);
  });
}

test('the canary tells the service behind the ping why it failed', async () => {
  const email = `canary.${randomUUID()}@example.com`;
  await setFault({ kind: 'status', status: 412, times: 'always', email });
  const pings: string[] = [];
  await withServer(
    async (request, response) => {
      pings.push(`${request.url} ${await text(request)}`);
      response.end();
    },
    async (pingUrl) => {
      const options = { CANARY_URL: sandboxSite.url, CANARY_EMAIL: email, CANARY_PING: pingUrl };
      expect((await canary(options)).code).toBe(1);
    },
  );
  expect(pings).toEqual([expect.stringMatching(/^\/fail NOT CONFIRMED .* 412 /)]);
});

const unreachable: readonly (readonly [string, RequestListener, number, string])[] = [
  [
    'refuses connections',
    () => undefined,
    60,
    'could not be reached (net::ERR_CONNECTION_REFUSED).',
  ],
  ['responds 503', (_, response) => response.writeHead(503).end(), 60, 'status 503.'],
  ['never responds', () => undefined, 1, 'The time of 1 s was up while waiting for the home page'],
];
for (const [what, answer, timeoutSeconds, message] of unreachable) {
  test(`the canary reports a site that ${what}`, async ({ page }) => {
    let closed = '';
    const report = (url: string) =>
      expect(
        sendTestInquiry(page, { url, email: 'canary@example.com', timeoutSeconds }),
      ).rejects.toThrow(message);
    await withServer(answer, async (url) => {
      if (what === 'refuses connections') closed = url;
      else await report(url);
    });
    if (closed) await report(closed);
  });
}

test('the canary prints its usage and exits with 2 without CANARY_URL', async () => {
  const { code, output } = await canary({ CANARY_URL: '' });
  expect(output).toContain('Usage: CANARY_URL=https://');
  expect(code).toBe(2);
});
