import { simulate, type Conditions, type Response } from './deliver.testing';
import { mayRetry } from './delivery-policy';

const ok = (after = 100): Response => ({ status: 200, text: 'OK', after });
const failed = (status: number): Response => ({ status, text: 'no', after: 100 });
const noResponse: Response = { status: 0, text: '', after: Infinity };
/**
 * Three attempts that fail without a response, as they do when there is no connection. They take 3.2 seconds, with the
 * delays between them.
 */
const unreachable = [failed(0), failed(0), failed(0)];
const triedOffline = 'sent 0, offline 100, sent 1550, sent 3100';
const offlineFor = (until: number): Conditions => ({ outages: [{ from: 0, until }] });

async function expectLog(
  expected: string,
  ...[responses, conditions]: Parameters<typeof simulate>
) {
  expect((await simulate(responses, conditions)).log).toBe(expected);
}

const failures = [0, ...Array.from({ length: 500 }, (_, index) => 100 + index)].filter(
  (status) => status !== 200,
);
const retried = failures.filter((status) => mayRetry(failed(status)));
const final = failures.filter((status) => !retried.includes(status));

// Which statuses are retried is taken from `mayRetry` here. `workspace/requirements.test.ts` compares `mayRetry` with
// the table of requirements § 5.3.
test('deliver retries what may succeed, and nothing else', async () => {
  expect([retried.includes(503), final.includes(403)]).toEqual([true, true]);
  for (const status of retried)
    await expectLog('sent 0, sent 1550, confirmed 1650', [failed(status), ok()]);
  for (const status of final)
    await expectLog(`sent 0, failed ${status} 100`, [failed(status), ok()]);
});

// A further request would be a second mail. It would start in the millisecond in which the delivery ends, so the check
// in `deliver.property.test.ts` for requests after the end would not notice it.
test('deliver sends nothing again when a timed-out attempt succeeds before the next one', async () => {
  await expectLog('sent 0, confirmed 15000', [ok(15_000), ok()]);
});

// In the random schedules of `deliver.property.test.ts`, a success rarely arrives during this wait.
test('deliver confirms as soon as a timed-out attempt succeeds while it waits to be online', async () => {
  await expectLog(
    'sent 0, sent 15450, offline 15550, sent 17000, confirmed 30000',
    [ok(30_000), failed(0), failed(0)],
    offlineFor(Infinity),
  );
});

test('deliver reports the last failure', async () => {
  const responses = [failed(503), noResponse, noResponse];
  await expectLog('sent 0, sent 1550, sent 17000, failed 0 31000', responses);
});

test('deliver makes its attempts as usual, although the browser says that it is offline', async () => {
  await expectLog('sent 0, confirmed 100', [ok()], offlineFor(Infinity));
  // A response with status 503 proves that there is a connection, whatever the browser says.
  await expectLog(
    'sent 0, sent 1550, offline 1650, sent 3100, confirmed 3200',
    [failed(503), failed(0), ok()],
    offlineFor(Infinity),
  );
});

test.each([
  ['when the browser is online', 180_000, 'online 180000, sent 181450, confirmed 181550'],
  ['at once if it already is', 1_000, 'online 3200, sent 4650, confirmed 4750'],
  ['but not after three minutes', 184_000, 'stopped offline 0 183200'],
])('after three failures offline, deliver sends again %s', async (_when, until, expected) => {
  await expectLog(`${triedOffline}, ${expected}`, [...unreachable, ok()], offlineFor(until));
});

test('deliver waits once: it stops after three more failures', async () => {
  await expectLog(
    `${triedOffline}, online 10000, sent 11450, sent 13000, sent 14550, failed 0 14650`,
    [...unreachable, ...unreachable, ok()],
    offlineFor(10_000),
  );
});

test.each([
  ['timed out', noResponse, 'online 17100, failed 0 17100'],
  ['got status 503', failed(503), 'online 3200, failed 503 3200'],
  ['got status 403', failed(403), 'online 3200, failed 403 3200'],
])('deliver does not wait offline when its last attempt %s', async (_what, last, expected) => {
  const responses = [failed(0), failed(0), last, ok()];
  await expectLog(`${triedOffline}, ${expected}`, responses, offlineFor(Infinity));
});

test.each<[string, Conditions, string]>([
  ['the page is hidden', { hiddenAt: 5_000 }, `${triedOffline}, stopped offline 0 5000`],
  ['the page is hidden already', { hiddenAt: 0 }, `${triedOffline}, stopped offline 0 3200`],
  ['the signal aborts', { abortedAt: 5_000 }, `${triedOffline}, stopped offline 0 5000`],
  ['the signal aborts early', { abortedAt: 500 }, 'sent 0, offline 100, stopped offline 0 500'],
  // The simulated device sleeps for an hour, so by the clock the wait took longer than the three minutes allowed.
  ['the device slept', { suspendedAt: 5_000 }, `${triedOffline}, stopped offline 0 3660000`],
])('deliver stops offline when %s, and sends nothing afterward', async (_when, stop, expected) => {
  await expectLog(expected, [...unreachable, ok()], { ...offlineFor(60_000), ...stop });
});

test('deliver retries when the page is hidden while online', async () => {
  await expectLog('sent 0, sent 1550, confirmed 1650', [failed(503), ok()], { hiddenAt: 0 });
});

test.each<[string, Response, Conditions, string]>([
  ['the signal aborts during an attempt', noResponse, { abortedAt: 5_000 }, 'failed 0 5000'],
  ['the signal aborts between attempts', failed(429), { abortedAt: 500 }, 'failed 429 500'],
  ['the device slept', failed(0), { suspendedAt: 50 }, 'failed 0 3601550'],
  [
    'the device slept offline',
    failed(0),
    { suspendedAt: 50, outages: [{ from: 0, until: Infinity }] },
    'offline 3600100, stopped offline 0 3601550',
  ],
])('deliver sends nothing again after %s', async (_when, first, conditions, expected) => {
  await expectLog(`sent 0, ${expected}`, [first, ok()], conditions);
});
