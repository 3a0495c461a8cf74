import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { paths } from '@lawyers/domain';
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

const defaults = { email: 'canary@example.com', timeoutSeconds: 60 };

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

test('the canary prints the failure message and does not press Try again when the service responds 400', async () => {
  const email = `canary.${randomUUID()}@example.com`;
  await setFault({ kind: 'status', status: 400, times: 'always', email });
  const { code, output } = await canary({ CANARY_URL: sandboxSite.url, CANARY_EMAIL: email });
  expect(output).toMatch(/NOT CONFIRMED after .*"We can’t confirm that your message was sent/);
  expect(code).toBe(1);
  const ref = /Your reference: (\w{8})/.exec(output)?.[1] ?? '';
  expect(await messagesOf(ref)).toEqual([]);
  const posts = (await requestsOf(ref)).filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(1);
});

test('the canary reports a site that refuses connections', async ({ page }) => {
  let unusedUrl = '';
  await withServer(
    () => undefined,
    async (url) => {
      unusedUrl = url;
    },
  );
  await expect(sendTestInquiry(page, { ...defaults, url: unusedUrl })).rejects.toThrow(
    `The page ${unusedUrl} could not be reached (net::ERR_CONNECTION_REFUSED).`,
  );
});

test('the canary reports the status of a site that responds 503', async ({ page }) => {
  await withServer(
    (_request, response) => response.writeHead(503).end('Out of order'),
    async (url) => {
      await expect(sendTestInquiry(page, { ...defaults, url })).rejects.toThrow(
        `The page ${url} answered with status 503.`,
      );
    },
  );
});

test('the canary reports the time limit and the pending step when a site never responds', async ({
  page,
}) => {
  await withServer(
    () => undefined,
    async (url) => {
      await expect(sendTestInquiry(page, { ...defaults, url, timeoutSeconds: 1 })).rejects.toThrow(
        `The time of 1 s was up while waiting for the home page ${url}.`,
      );
    },
  );
});

test('the canary fails on a confirmation page without a reference', async ({ page }) => {
  const input = (label: string) => `<input aria-label="${label}">`;
  const pages: Record<string, string> = {
    [paths.home]: `<form action="${paths.intake}"><select aria-label="Issue"><option>Sex Assault</option></select>
      ${input('Zip code')}<button>Find Lawyer</button></form>`,
    [paths.intake]: `<form novalidate action="${paths.confirm}">
      ${['Full name', 'Email', 'Phone number'].map(input).join('')}
      <textarea aria-label="Message"></textarea><button>Send</button></form>`,
    [paths.confirm]: '<main><h1>A Top Lawyer will be in contact soon.</h1></main>',
  };
  await withServer(
    ({ url }, response) => {
      const { pathname } = new URL(url ?? '', 'http://localhost');
      response.setHeader('Content-Type', 'text/html').end(pages[pathname] ?? '');
    },
    async (url) => {
      const sent = sendTestInquiry(page, { ...defaults, url });
      await expect(sent).rejects.toThrow(
        /^NOT CONFIRMED after .*\/confirmAlert came, but shows no reference\.$/,
      );
    },
  );
});

test('the canary prints its usage and exits with 2 without CANARY_URL', async () => {
  const { code, output } = await canary({ CANARY_URL: '' });
  expect(output).toContain('Usage: CANARY_URL=https://');
  expect(code).toBe(2);
});
