import type { FaultInput } from './fault';
import { sandboxOfTests, until } from './sandbox.testing';

const fixture = sandboxOfTests();

/** What a client makes of a response, also of one that ends badly. */
async function outcome(answer: Promise<Response>): Promise<string> {
  try {
    const response = await answer;
    const cors = response.headers.has('access-control-allow-origin') ? '' : ', no CORS';
    return `${response.status} ${await response.text()}${cors}`;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? String(error);
  }
}

const mails = async () => (await fixture.messages()).length;

describe.each(['before', 'after'] as const)('%s accepting', (phase) => {
  const left = phase === 'after' ? 1 : 0;
  const smtp = phase === 'after' ? 'accepted' : 'not reached';

  test.each<[FaultInput, string]>([
    [{ kind: 'status', status: 503 }, '503 Service Unavailable'],
    [{ kind: 'status', status: 400 }, expect.stringMatching(/^400 The Public Key is invalid/)],
    [{ kind: 'reset' }, 'ECONNRESET'],
    [{ kind: 'truncated-body' }, 'UND_ERR_SOCKET'],
    [{ kind: 'no-cors' }, left ? '200 OK, no CORS' : '502 Bad Gateway, no CORS'],
  ])('%j ends in %j', async (fault, expected) => {
    await fixture.setFault({ ...fault, phase });
    expect(await outcome(fixture.send())).toEqual(expected);
    expect(await mails()).toBe(left);
    expect(await fixture.ledger()).toMatchObject([{ smtp, fault: { ...fault, phase } }]);
  });

  test.each<[FaultInput, number | null]>([
    [{ kind: 'hang' }, null],
    [{ kind: 'latency', ms: 600_000 }, null],
    [{ kind: 'slow-body' }, 200],
  ])('%j does not end', async (fault, status) => {
    await fixture.setFault({ ...fault, phase });
    const answer = outcome(fixture.send());
    await until(async () => {
      const [entry] = await fixture.ledger();
      return entry?.fault?.kind === fault.kind && entry.smtp === smtp && entry.status === status;
    });
    expect(await mails()).toBe(left);
    expect(await Promise.race([answer, 'no end'])).toBe('no end');
  });

  test('latency ends in the usual answer and one mail', async () => {
    await fixture.setFault({ kind: 'latency', phase, ms: 30 });
    expect(await outcome(fixture.send())).toBe('200 OK');
    expect(await mails()).toBe(1);
  });
});

test('smtp makes the mail server refuse permanently or temporarily', async () => {
  await fixture.setFault({ kind: 'smtp', status: 550 });
  await fixture.setFault({ kind: 'smtp', status: 421 });
  expect(await outcome(fixture.send())).toMatch(/^412 SMTP: 550 /);
  expect(await outcome(fixture.send())).toMatch(/^500 SMTP: 421 /);
  expect(await mails()).toBe(0);
  expect(await fixture.ledger()).toMatchObject([{ smtp: 'refused 550' }, { smtp: 'refused 421' }]);
});

test('faults queue up in order and run out', async () => {
  await fixture.setFault({ kind: 'status', status: 503, times: 2 });
  await fixture.setFault({ kind: 'status', status: 429 });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await fixture.send()).status);
  expect(statuses).toEqual([503, 503, 429, 200]);
});

test.each([
  [{ ref: 'MINE' }, { inquiry_ref: 'MINE' }, { inquiry_ref: 'OTHER' }],
  [{ email: 'a@example.com' }, { email: 'a@example.com' }, { email: 'b@example.com' }],
])('a fault for %j hits only that one', async (whose, mine, other) => {
  await fixture.setFault({ kind: 'status', status: 500, times: 'always', ...whose });
  expect((await fixture.send(other)).status).toBe(200);
  expect((await fixture.send(mine)).status).toBe(500);
  expect((await fixture.send(mine)).status).toBe(500);
});

test('keeps a fault when the service refuses the request', async () => {
  await fixture.setFault({ kind: 'status', status: 503 });
  expect((await fixture.send({}, { template_id: 'other' })).status).toBe(400);
  expect((await fixture.send()).status).toBe(503);
});
