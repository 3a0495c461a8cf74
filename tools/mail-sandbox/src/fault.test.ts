import type { FaultInput } from './fault';
import { sandboxOfTests } from './sandbox.testing';

// What an HTTP client sees of a fault. The kinds of which it sees no whole response (`reset`, `hang`, `slow-body`, and
// `truncated-body`) are left to the browser tests (apps/web-e2e, `journeys`), which use each of these four and would
// fail if one had no effect.

const fixture = sandboxOfTests();
const statusOf = async (...of: Parameters<typeof fixture.send>) =>
  (await fixture.send(...of)).status;

test.each<[FaultInput, string, string, number]>([
  [{ kind: 'status', status: 503 }, '503 Service Unavailable', 'not reached', 0],
  [{ kind: 'status', status: 400, phase: 'after' }, '400 The Public Key is invalid', 'accepted', 1],
  [{ kind: 'no-cors' }, '502 Bad Gateway', 'not reached', 0],
  [{ kind: 'no-cors', phase: 'after' }, '200 OK', 'accepted', 1],
  [{ kind: 'latency', ms: 30, phase: 'after' }, '200 OK', 'accepted', 1],
  [{ kind: 'smtp', status: 550 }, '412 SMTP: 550', 'refused 550', 0],
  [{ kind: 'smtp', status: 421 }, '500 SMTP: 421', 'refused 421', 0],
])('%j ends in %j, and is in the ledger', async (fault, expected, smtp, mails) => {
  await fixture.setFault(fault);
  const response = await fixture.send();
  expect(`${response.status} ${await response.text()}`).toContain(expected);
  expect(response.headers.has('access-control-allow-origin')).toBe(fault.kind !== 'no-cors');
  expect(await fixture.ledger()).toMatchObject([{ smtp, fault }]);
  expect(await fixture.messages()).toHaveLength(mails);
});

test('faults queue up in order and run out', async () => {
  await fixture.setFault({ kind: 'status', status: 503, times: 2 });
  await fixture.setFault({ kind: 'status', status: 429 });
  for (const status of [503, 503, 429, 200]) expect(await statusOf()).toBe(status);
});

test('a fault for one sender hits only that one', async () => {
  const [mine, other] = [{ email: 'a@example.com' }, { email: 'b@example.com' }];
  await fixture.setFault({ kind: 'status', status: 500, times: 'always', ...mine });
  expect([await statusOf(other), await statusOf(mine), await statusOf(mine)]).toEqual([
    200, 500, 500,
  ]);
});

test('keeps a fault when the service refuses the request', async () => {
  await fixture.setFault({ kind: 'status', status: 503 });
  expect(await statusOf({ inquiry_ref: 'A' }, { template_id: '' })).toBe(400);
  expect(await fixture.ledger('A')).toMatchObject([{ status: 400, fault: null }]);
  expect(await statusOf()).toBe(503);
});
