import type { FaultInput } from './fault';
import { openSandboxFixture, until, type SandboxFixture } from './sandbox.testing';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const phases = ['before', 'after'] as const;
/** In ms, longer than any test. The next reset ends the request. */
const longDelay = 600_000;

/** What a client makes of a connection that ends badly. */
async function failure(answer: Promise<Response>): Promise<string> {
  try {
    const response = await answer;
    await response.text();
    return `answered ${response.status}`;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? String(error);
  }
}

async function mails(): Promise<number> {
  return (await fixture.messages()).length;
}

describe.each(phases)('%s accepting', (phase) => {
  const left = phase === 'after' ? 1 : 0;
  const smtp = phase === 'after' ? 'accepted' : 'not reached';

  test('status answers with the given status and text', async () => {
    await fixture.setFault({ kind: 'status', phase, status: 503, body: 'Out of order' });
    const answer = await fixture.send();
    expect([answer.status, await answer.text()]).toEqual([503, 'Out of order']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await mails()).toBe(left);
    expect(await fixture.ledger()).toMatchObject([{ status: 503, smtp, fault: { phase } }]);
  });

  test('reset breaks the connection with a TCP reset', async () => {
    await fixture.setFault({ kind: 'reset', phase });
    expect(await failure(fixture.send())).toBe('ECONNRESET');
    expect(await mails()).toBe(left);
    expect(await fixture.ledger()).toMatchObject([{ status: null, smtp }]);
  });

  test('hang does not answer until a reset', async () => {
    await fixture.setFault({ kind: 'hang', phase });
    const answer = failure(fixture.send());
    await until(async () => Boolean((await fixture.ledger())[0]?.fault));
    await until(async () => (await mails()) === left);
    expect(await fixture.ledger()).toMatchObject([{ status: null, fault: { kind: 'hang' } }]);
    await fixture.reset();
    expect(await answer).toBe('answered 410');
    expect(await mails()).toBe(0);
  });

  test('latency delays the answer', async () => {
    await fixture.setFault({ kind: 'latency', phase, ms: longDelay });
    const answer = failure(fixture.send());
    await until(async () => (await fixture.ledger())[0]?.fault?.kind === 'latency');
    await until(async () => (await mails()) === left);
    expect(await fixture.ledger()).toMatchObject([{ status: null, smtp }]);
    await fixture.reset();
    expect(await answer).toBe('answered 410');
  });

  test('latency ends in the usual answer and one mail', async () => {
    await fixture.setFault({ kind: 'latency', phase, ms: 30 });
    expect(await (await fixture.send()).text()).toBe('OK');
    expect(await mails()).toBe(1);
  });

  test('slow-body begins a success and stalls', async () => {
    await fixture.setFault({ kind: 'slow-body', phase });
    const answer = await fixture.send();
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('O');
    await until(async () => (await mails()) === left);
    expect(await fixture.ledger()).toMatchObject([{ status: 200, smtp }]);
    await fixture.reset();
    await expect(reader?.read()).rejects.toBeDefined();
  });

  test('slow-body with a time ends in the usual answer and one mail', async () => {
    await fixture.setFault({ kind: 'slow-body', phase, ms: 30 });
    expect(await (await fixture.send()).text()).toBe('OK');
    expect(await mails()).toBe(1);
  });

  test('truncated-body ends in the middle of a success', async () => {
    await fixture.setFault({ kind: 'truncated-body', phase });
    const answer = await fixture.send();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('2');
    expect(await failure(Promise.resolve(answer))).toBe('UND_ERR_SOCKET');
    expect(await mails()).toBe(left);
  });

  test('no-cors answers without the header that lets the page read it', async () => {
    await fixture.setFault({ kind: 'no-cors', phase });
    const answer = await fixture.send();
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(answer.status).toBe(phase === 'after' ? 200 : 502);
    expect(await mails()).toBe(left);
  });

  test('redirect leads to the inbox page', async () => {
    await fixture.setFault({ kind: 'redirect', phase });
    const answer = await fixture.send();
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(await mails()).toBe(left);
  });

  test('smtp makes the mail server refuse permanently or temporarily', async () => {
    await fixture.setFault({ kind: 'smtp', phase, status: 550, body: 'No such mailbox' });
    await fixture.setFault({ kind: 'smtp', phase, status: 421, body: 'Come back later' });
    const forGood = await fixture.send();
    const forNow = await fixture.send();
    expect([forGood.status, await forGood.text()]).toEqual([412, 'SMTP: 550 No such mailbox']);
    expect([forNow.status, await forNow.text()]).toEqual([500, 'SMTP: 421 Come back later']);
    expect(await mails()).toBe(2 * left);
    expect(await fixture.ledger()).toMatchObject([
      { smtp: 'refused 550' },
      { smtp: 'refused 421' },
    ]);
    expect((await fixture.send()).status).toBe(200);
  });
});

test('keeps the complete mail after a fault', async () => {
  await fixture.setFault({ kind: 'reset', phase: 'after' });
  await failure(fixture.send({ inquiry_ref: 'AB12CD34', message: 'Hello' }));
  expect(await fixture.messages('AB12CD34')).toEqual([
    expect.objectContaining({ text: expect.stringContaining('[Hello]') as string }),
  ]);
});

test('preflight-latency delays only the preflight', async () => {
  await fixture.setFault({ kind: 'preflight-latency', ms: longDelay });
  const preflight = failure(fixture.preflight());
  await until(async () => (await fixture.ledger())[0]?.fault?.kind === 'preflight-latency');
  expect((await fixture.send()).status).toBe(200);
  expect(await fixture.ledger()).toMatchObject([
    { method: 'OPTIONS', status: null },
    { method: 'POST', status: 200 },
  ]);
  await fixture.reset();
  expect(await preflight).toBe('answered 410');
});

test('preflight-latency ends in the usual answer', async () => {
  await fixture.setFault({ kind: 'preflight-latency', ms: 20 });
  expect((await fixture.preflight()).status).toBe(204);
});

test.each<[FaultInput, string]>([
  [{ kind: 'status', status: 200 }, 'OK'],
  [{ kind: 'status', status: 204 }, ''],
  [{ kind: 'status', status: 402 }, 'Payment Required'],
  [{ kind: 'status', status: 403 }, 'API calls are disabled for non-browser applications'],
  [
    { kind: 'status', status: 412 },
    'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  ],
  [{ kind: 'status', status: 413 }, 'Variables size limit'],
  [{ kind: 'status', status: 422 }, 'The recipients address is empty'],
  [{ kind: 'status', status: 426 }, 'Upgrade Required'],
  [{ kind: 'status', status: 429 }, 'Too Many Requests'],
  [{ kind: 'status', status: 500 }, 'Internal Server Error'],
  [{ kind: 'status', status: 503 }, 'Service Unavailable'],
  [{ kind: 'status', status: 200, body: '' }, ''],
  [{ kind: 'status', status: 200, body: '<html>' }, '<html>'],
])('%j has the text %j', async (fault, text) => {
  await fixture.setFault(fault);
  expect(await (await fixture.send()).text()).toBe(text);
});

test('faults queue up in order and run out', async () => {
  await fixture.setFault({ kind: 'status', status: 503, times: 2 });
  await fixture.setFault({ kind: 'status', status: 429 });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await fixture.send()).status);
  expect(statuses).toEqual([503, 503, 429, 200]);
});

test('applies a fault with a reference only to that reference', async () => {
  await fixture.setFault({ kind: 'status', status: 500, times: 'always', ref: 'MINE' });
  expect((await fixture.send({ inquiry_ref: 'OTHER' })).status).toBe(200);
  expect((await fixture.send({ inquiry_ref: 'MINE' })).status).toBe(500);
  expect((await fixture.send({ inquiry_ref: 'MINE' })).status).toBe(500);
});

test('keeps a fault when the service refuses the request', async () => {
  await fixture.setFault({ kind: 'hang' });
  expect((await fixture.send({}, { template_id: 'other' })).status).toBe(400);
  await fixture.setFault({ kind: 'status', status: 503 });
  await fixture.reset();
  expect((await fixture.send()).status).toBe(200);
});

test('delivers the mail after a delay even if the client disconnected', async () => {
  await fixture.setFault({ kind: 'latency', ms: 50 });
  const leave = new AbortController();
  const gone = fetch(`${fixture.url}/api/v1.0/email/send`, {
    method: 'POST',
    signal: leave.signal,
    headers: { origin: 'http://localhost:4200', 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: 'u', service_id: 's', template_id: 'fixed' }),
  }).catch(() => undefined);
  await until(async () => Boolean((await fixture.ledger())[0]?.fault));
  leave.abort();
  await gone;
  await until(async () => (await mails()) === 1);
  await until(async () => (await fixture.ledger())[0]?.smtp === 'accepted');
});
