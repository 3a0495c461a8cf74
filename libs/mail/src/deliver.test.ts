/** @jest-environment node */
import { deliver } from './deliver';
import { FlakyService, type PlannedResponse } from './flaky-service.testing';
import { VirtualClock } from './virtual-clock.testing';

type Conditions = {
  /** How long the browser says that it is offline, in milliseconds from the start. */
  readonly offlineFor?: number;
  /** When the page is hidden, in milliseconds from the start. */
  readonly hiddenAt?: number;
  /** When the signal aborts, in milliseconds from the start. */
  readonly abortedAt?: number;
};

async function deliverWith(responses: readonly PlannedResponse[], options: Conditions = {}) {
  const clock = new VirtualClock();
  const service = new FlakyService(clock, responses);
  const offlineChanges: boolean[] = [];
  const { offlineFor = 0 } = options;
  const outcome = { at: NaN, lateAt: NaN };
  const controller = new AbortController();
  const { abortedAt = Infinity } = options;
  void clock.sleep(abortedAt).then(() => controller.abort());
  const delivery = deliver(
    {
      attempt: service.attempt,
      clock,
      random: () => 0.5,
      connection: {
        isOnline: () => clock.now >= offlineFor,
        untilOnline: () => clock.sleep(Math.max(0, offlineFor - clock.now)),
      },
      visibility: { untilHidden: () => clock.sleep((options.hiddenAt ?? Infinity) - clock.now) },
    },
    {
      onOfflineChange: (isOffline) => offlineChanges.push(isOffline),
      signal: controller.signal,
    },
  ).then((result) => {
    outcome.at = clock.now;
    if (!result.ok) void result.lateSuccess.then(() => (outcome.lateAt = clock.now));
    return result;
  });
  await clock.run();
  return { result: await delivery, service, outcome, offlineChanges };
}

const notOffline = { ok: false, stoppedWhileOffline: false };
const stoppedOffline = { ok: false, stoppedWhileOffline: true };

const neverHidden = { untilHidden: () => new Promise<void>(() => undefined) };

const ok = (after = 100): PlannedResponse => ({ status: 200, text: 'OK', after, accepted: true });
const response = (status: number, accepted = false): PlannedResponse => ({
  status,
  text: 'no',
  after: 100,
  accepted,
});
const noResponse: PlannedResponse = { status: 0, text: '', after: Infinity, accepted: false };
/** Without a connection, three attempts fail within 3.2 seconds. */
const unreachable = [response(0), response(0), response(0)];

test.each([0, 408, 425, 429, 500, 502, 503, 504])(
  'deliver retries after status %i and confirms the next success',
  async (status) => {
    const { result, service } = await deliverWith([response(status), ok()]);
    expect(result.ok).toBe(true);
    expect(service.startedAt).toHaveLength(2);
  },
);

test.each([202, 204, 302, 400, 401, 402, 403, 404, 412, 413, 422, 426, 451])(
  'deliver stops after status %i',
  async (status) => {
    const { result, service } = await deliverWith([response(status), ok()]);
    expect(result).toMatchObject({ ...notOffline, failure: { status, text: 'no' } });
    expect(service.startedAt).toHaveLength(1);
  },
);

test('deliver confirms as soon as a timed-out attempt succeeds', async () => {
  const { result, service, outcome } = await deliverWith([ok(20_000), noResponse, noResponse]);
  expect(result.ok).toBe(true);
  expect(outcome.at).toBe(20_000);
  expect(service.startedAt).toHaveLength(2);
});

test('deliver confirms as soon as a timed-out attempt succeeds while it waits offline', async () => {
  const { result, service, outcome } = await deliverWith([ok(30_000), response(0), response(0)], {
    offlineFor: Infinity,
  });
  expect(result).toEqual({ ok: true });
  expect(outcome.at).toBe(30_000);
  expect(service.startedAt).toHaveLength(3);
});

test('deliver sends no further request when a success arrives during the retry delay', async () => {
  const { result, service } = await deliverWith([ok(14_500), ok()]);
  expect(result.ok).toBe(true);
  expect(service.startedAt).toHaveLength(1);
});

test('lateSuccess resolves when a success arrives after the failure is reported', async () => {
  const { result, outcome } = await deliverWith([ok(90_000), noResponse, noResponse]);
  expect(result.ok).toBe(false);
  expect(outcome.lateAt).toBe(90_000);
});

test('deliver makes its first attempt at once, although the browser says that it is offline', async () => {
  const { result, service, offlineChanges } = await deliverWith([ok()], { offlineFor: Infinity });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toEqual([0]);
  expect(offlineChanges).toEqual([]);
});

test('deliver retries as usual, although the browser says that it is offline', async () => {
  const { result, service, offlineChanges } = await deliverWith(
    [response(503), response(0), ok()],
    { offlineFor: Infinity },
  );
  expect(result.ok).toBe(true);
  expect(service.startedAt).toEqual([0, 1_550, 3_100]);
  // Status 503 is a response, so there is a connection.
  expect(offlineChanges).toEqual([true]);
});

test('deliver waits after three failures offline, and sends again when the browser is online', async () => {
  const { result, service, offlineChanges } = await deliverWith([...unreachable, ok()], {
    offlineFor: 180_000,
  });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toEqual([0, 1_550, 3_100, 181_450]);
  expect(offlineChanges).toEqual([true, false]);
});

test('deliver makes three more attempts when the browser is online before its last one fails', async () => {
  const { result, service } = await deliverWith([...unreachable, ok()], { offlineFor: 1_000 });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toEqual([0, 1_550, 3_100, 4_650]);
});

test('deliver waits once: it stops after three more failures', async () => {
  const { result, service, outcome } = await deliverWith([...unreachable, ...unreachable, ok()], {
    offlineFor: 10_000,
  });
  expect(result).toMatchObject(notOffline);
  expect(service.startedAt).toHaveLength(6);
  expect(outcome.at).toBeLessThan(60_000);
});

test.each([
  ['timed out', noResponse],
  ['got status 503', response(503)],
  ['got status 403', response(403)],
])('deliver does not wait offline when its last attempt %s', async (_what, last) => {
  const { result, outcome } = await deliverWith([response(0), response(0), last, ok()], {
    offlineFor: Infinity,
  });
  expect(result).toMatchObject(notOffline);
  expect(outcome.at).toBeLessThan(50_000);
});

test('deliver stops after three minutes offline and sends nothing afterwards', async () => {
  const { result, service, outcome } = await deliverWith([...unreachable, ok()], {
    offlineFor: 184_000,
  });
  expect(result).toMatchObject(stoppedOffline);
  expect(outcome.at).toBe(183_200);
  expect(service.startedAt).toHaveLength(3);
});

test.each([
  ['the page is hidden', { hiddenAt: 5_000 }, 3],
  ['the signal aborts', { abortedAt: 5_000 }, 3],
  ['the signal aborts between two attempts', { abortedAt: 500 }, 1],
])('deliver stops offline when %s, and sends nothing afterwards', async (_when, stop, attempts) => {
  const { result, service, outcome } = await deliverWith([...unreachable, ok()], {
    offlineFor: 60_000,
    ...stop,
  });
  expect(result).toMatchObject(stoppedOffline);
  expect(outcome.at).toBe(Object.values(stop)[0]);
  expect(service.startedAt).toHaveLength(attempts);
});

test('deliver retries when the page is hidden while online', async () => {
  const { result, service } = await deliverWith([response(503), ok()], { hiddenAt: 0 });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toHaveLength(2);
});

/** Delivers on a device that sleeps for an hour during one of these calls. */
async function deliverAsleep(during: 'offline' | 'attempt', online: boolean) {
  const clock = new VirtualClock();
  const sleep = () => void (clock.now += 3_600_000);
  const attempt = jest.fn(async () => {
    if (during === 'attempt') sleep();
    return { ok: false, failure: { status: 0, text: 'Network Error' } } as const;
  });
  const connection = { isOnline: () => online, untilOnline: async () => sleep() };
  const delivery = deliver({
    attempt,
    clock,
    random: () => 0,
    connection,
    visibility: neverHidden,
  });
  await clock.run();
  return { result: await delivery, attempt };
}

test('deliver sends nothing more when the device was suspended for longer than three minutes', async () => {
  const { result, attempt } = await deliverAsleep('offline', false);
  expect(result).toMatchObject(stoppedOffline);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test.each([true, false])(
  'deliver sends nothing again when the device was suspended during an attempt (online: %s)',
  async (online) => {
    const { result, attempt } = await deliverAsleep('attempt', online);
    expect(result.ok).toBe(false);
    expect(attempt).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['during an attempt', noResponse, 5_000],
  ['between two attempts', response(429), 500],
])('deliver starts nothing after the signal aborts %s', async (_when, first, at) => {
  const { result, service, outcome } = await deliverWith([first, ok()], { abortedAt: at });
  expect(result).toMatchObject(notOffline);
  expect(outcome.at).toBe(at);
  expect(service.startedAt).toEqual([0]);
});

test('deliver reports status 400 with the reason when an attempt throws', async () => {
  const delivery = await deliver({
    attempt: () => Promise.reject('The public key is required.'),
    clock: new VirtualClock(),
    random: () => 0,
    connection: { isOnline: () => true, untilOnline: () => Promise.resolve() },
    visibility: neverHidden,
  });
  expect(delivery).toMatchObject({
    ok: false,
    failure: { status: 400, text: 'The public key is required.' },
  });
});
