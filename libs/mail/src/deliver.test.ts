/** @jest-environment node */
import { deliver } from './deliver';
import { FlakyService, type PlannedResponse } from './flaky-service.testing';
import { VirtualClock } from './virtual-clock.testing';

type Conditions = {
  /** How long the browser is offline, in milliseconds. */
  readonly offlineFor?: number;
  /** When it goes offline, in milliseconds from the start; at once by default. */
  readonly offlineFrom?: number;
  /** When the page is hidden, in milliseconds from the start. */
  readonly hiddenAt?: number;
  /** When the signal aborts, in milliseconds from the start. */
  readonly abortedAt?: number;
};

async function deliverWith(responses: readonly PlannedResponse[], options: Conditions = {}) {
  const clock = new VirtualClock();
  const service = new FlakyService(clock, responses);
  const offlineChanges: boolean[] = [];
  const { offlineFrom = 0, offlineFor = 0 } = options;
  const onlineAgain = offlineFrom + offlineFor;
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
        isOnline: () => clock.now < offlineFrom || clock.now >= onlineAgain,
        untilOnline: () => clock.sleep(onlineAgain - clock.now),
      },
      visibility: { untilHidden: () => clock.sleep(options.hiddenAt ?? Infinity) },
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

const neverHidden = { untilHidden: () => new Promise<void>(() => undefined) };

const ok = (after = 100): PlannedResponse => ({ status: 200, text: 'OK', after, accepted: true });
const response = (status: number, accepted = false): PlannedResponse => ({
  status,
  text: 'no',
  after: 100,
  accepted,
});
const noResponse = (accepted = false): PlannedResponse => ({
  status: 0,
  text: '',
  after: Infinity,
  accepted,
});

test.each([0, 408, 425, 429, 500, 502, 503, 504])(
  'deliver retries after status %i and confirms the next success',
  async (status) => {
    const { result, service } = await deliverWith([response(status), ok()]);
    expect(result.ok).toBe(true);
    expect(service.startedAt).toHaveLength(2);
  },
);

test.each([400, 401, 402, 403, 404, 412, 413, 422, 426, 451])(
  'deliver stops after status %i and reports that the message did not arrive',
  async (status) => {
    const { result, service } = await deliverWith([response(status), ok()]);
    expect(result).toMatchObject({
      ok: false,
      failure: { status, text: 'no' },
      mayHaveArrived: false,
    });
    expect(service.startedAt).toHaveLength(1);
  },
);

test('deliver confirms as soon as a timed-out attempt succeeds', async () => {
  const { result, service, outcome } = await deliverWith([ok(20_000), noResponse(), noResponse()]);
  expect(result.ok).toBe(true);
  expect(outcome.at).toBe(20_000);
  expect(service.startedAt).toHaveLength(2);
});

test('deliver sends no further request when a success arrives during the retry delay', async () => {
  const { result, service } = await deliverWith([ok(14_500), ok()]);
  expect(result.ok).toBe(true);
  expect(service.startedAt).toHaveLength(1);
});

test('lateSuccess resolves when a success arrives after the failure is reported', async () => {
  const { result, outcome } = await deliverWith([ok(90_000), noResponse(), noResponse()]);
  expect(result.ok).toBe(false);
  expect(outcome.lateAt).toBe(90_000);
});

test('deliver reports that the message may have arrived when one attempt timed out and the next got a 400', async () => {
  const { result } = await deliverWith([noResponse(true), response(400)]);
  expect(result).toMatchObject({ ok: false, failure: { status: 400 }, mayHaveArrived: true });
});

test.each([202, 204, 302])(
  'deliver does not confirm status %i but reports that the message may have arrived',
  async (status) => {
    const { result, service } = await deliverWith([response(status), ok()]);
    expect(result).toMatchObject({ ok: false, failure: { status }, mayHaveArrived: true });
    expect(service.startedAt).toHaveLength(1);
  },
);

test('deliver waits while offline without using up an attempt, and sends when online again', async () => {
  const { result, service, offlineChanges } = await deliverWith([ok()], { offlineFor: 179_000 });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toEqual([179_000]);
  expect(offlineChanges).toEqual([true, false]);
});

test('deliver sends again when the connection is back after it was lost during an attempt', async () => {
  const lost: PlannedResponse = { ...noResponse(true), after: 5_000 };
  const { result, service, offlineChanges } = await deliverWith([lost, ok()], {
    offlineFrom: 5_000,
    offlineFor: 15_000,
  });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toEqual([0, 20_000]);
  expect(offlineChanges).toEqual([true, false]);
});

test('deliver says that the message may have arrived when it stops offline after an attempt', async () => {
  const lost: PlannedResponse = { ...noResponse(true), after: 5_000 };
  const { result, service } = await deliverWith([lost, ok()], {
    offlineFrom: 5_000,
    offlineFor: 300_000,
  });
  expect(result).toMatchObject({ ok: false, stoppedWhileOffline: true, mayHaveArrived: true });
  expect(service.startedAt).toEqual([0]);
});

test('deliver stops after three minutes offline and sends nothing afterwards', async () => {
  const { result, service, outcome, offlineChanges } = await deliverWith([ok()], {
    offlineFor: 181_000,
  });
  expect(result).toMatchObject({ ok: false, stoppedWhileOffline: true, mayHaveArrived: false });
  expect(outcome.at).toBe(180_000);
  expect(service.startedAt).toEqual([]);
  expect(offlineChanges).toEqual([true, false]);
});

test.each([
  ['the page is hidden', { hiddenAt: 5_000 }],
  ['the signal aborts', { abortedAt: 5_000 }],
])('deliver stops waiting offline when %s, and sends nothing afterwards', async (_when, stop) => {
  const { result, service, outcome } = await deliverWith([ok()], { offlineFor: 60_000, ...stop });
  expect(result).toMatchObject({ ok: false, stoppedWhileOffline: true, mayHaveArrived: false });
  expect(outcome.at).toBe(5_000);
  expect(service.startedAt).toEqual([]);
});

test('deliver retries when the page is hidden while online', async () => {
  const { result, service } = await deliverWith([response(503), ok()], { hiddenAt: 0 });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toHaveLength(2);
});

/** A device that sleeps for an hour during one of these calls. */
async function deliverAsleep(during: 'offline' | 'attempt') {
  const clock = new VirtualClock();
  const sleep = () => void (clock.now += 3_600_000);
  const attempt = jest.fn(async () => {
    if (during === 'attempt') sleep();
    return { ok: false, failure: { status: 0, text: 'Network Error' } } as const;
  });
  const connection = { isOnline: () => during === 'attempt', untilOnline: async () => sleep() };
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

test('deliver sends nothing when the device was suspended for longer than three minutes', async () => {
  const { result, attempt } = await deliverAsleep('offline');
  expect(result).toMatchObject({ ok: false, stoppedWhileOffline: true });
  expect(attempt).not.toHaveBeenCalled();
});

test('deliver sends nothing again when the device was suspended during an attempt', async () => {
  const { result, attempt } = await deliverAsleep('attempt');
  expect(result).toMatchObject({ ok: false, mayHaveArrived: true });
  expect(attempt).toHaveBeenCalledTimes(1);
});

test.each([
  ['during an attempt', noResponse(), 5_000, true],
  ['between two attempts', response(429), 500, false],
])(
  'deliver starts nothing after the signal aborts %s',
  async (_when, first, at, mayHaveArrived) => {
    const { result, service, outcome } = await deliverWith([first, ok()], { abortedAt: at });
    expect(result).toMatchObject({ ok: false, mayHaveArrived, stoppedWhileOffline: false });
    expect(outcome.at).toBe(at);
    expect(service.startedAt).toEqual([0]);
  },
);

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
