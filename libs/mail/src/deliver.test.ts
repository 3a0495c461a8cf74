/** @jest-environment node */
import { deliver } from './deliver';
import { deliveryPolicy } from './delivery-policy';
import { FlakyService, type Answer } from './flaky-service.testing';
import { VirtualClock } from './virtual-clock.testing';

type Circumstances = {
  /** How long there is no connection, in milliseconds from the start. */
  readonly offlineFor?: number;
  /** When the page is hidden. */
  readonly hiddenAt?: number;
};

async function deliverThrough(answers: readonly Answer[], options: Circumstances = {}) {
  const clock = new VirtualClock();
  const service = new FlakyService(clock, answers);
  const holds: boolean[] = [];
  let online = options.offlineFor === undefined;
  const outcome = { at: NaN, lateAt: NaN };
  const delivery = deliver(
    {
      attempt: service.attempt,
      clock,
      random: () => 0.5,
      connection: {
        isOnline: () => online,
        untilOnline: async () => {
          await clock.sleep(options.offlineFor ?? 0);
          online = true;
        },
      },
      visibility: { untilHidden: () => clock.sleep(options.hiddenAt ?? Infinity) },
    },
    { onHold: (holding) => holds.push(holding) },
  ).then((result) => {
    outcome.at = clock.now;
    if (!result.ok) void result.lateSuccess.then(() => (outcome.lateAt = clock.now));
    return result;
  });
  await clock.run();
  return { result: await delivery, service, outcome, holds };
}

const neverHidden = { untilHidden: () => new Promise<void>(() => undefined) };

const ok = (after = 100): Answer => ({ status: 200, text: 'OK', after, accepted: true });
const refusal = (status: number, accepted = false): Answer => ({
  status,
  text: 'no',
  after: 100,
  accepted,
});
const hangs = (accepted = false): Answer => ({ status: 0, text: '', after: Infinity, accepted });

test('one good answer confirms with one request', async () => {
  const { result, service } = await deliverThrough([ok()]);
  expect(result).toEqual({ ok: true });
  expect(service.startedAt).toEqual([0]);
});

test.each([0, 408, 425, 429, 500, 502, 503, 504])(
  'status %i is tried again, and the next good answer confirms',
  async (status) => {
    const { result, service } = await deliverThrough([refusal(status), ok()]);
    expect(result.ok).toBe(true);
    expect(service.startedAt).toHaveLength(2);
  },
);

test.each([400, 401, 402, 403, 404, 412, 413, 422, 426, 451])(
  'status %i is final: one request, and it did not arrive',
  async (status) => {
    const { result, service } = await deliverThrough([refusal(status), ok()]);
    expect(result).toMatchObject({
      ok: false,
      failure: { status, text: 'no' },
      mayHaveArrived: false,
    });
    expect(service.startedAt).toHaveLength(1);
  },
);

test('a hanging service is given up on after three attempts, within 50 s, as a network error', async () => {
  const { result, service, outcome } = await deliverThrough([hangs(), hangs(), hangs(), ok()]);
  expect(result).toMatchObject({
    ok: false,
    failure: { status: 0, text: 'Network Error' },
    mayHaveArrived: true,
  });
  expect(service.startedAt).toHaveLength(deliveryPolicy.attempts);
  expect(outcome.at).toBeLessThanOrEqual(50_000);
});

test('a success that comes after its time-out still confirms, at the moment it comes', async () => {
  const { result, service, outcome } = await deliverThrough([ok(20_000), hangs(), hangs()]);
  expect(result.ok).toBe(true);
  expect(outcome.at).toBe(20_000);
  expect(service.startedAt).toHaveLength(2);
});

test('a success heard during a pause confirms without another request', async () => {
  const { result, service } = await deliverThrough([ok(14_500), ok()]);
  expect(result.ok).toBe(true);
  expect(service.startedAt).toHaveLength(1);
});

test('a success that comes after the last word is reported as late', async () => {
  const { result, outcome } = await deliverThrough([ok(90_000), hangs(), hangs()]);
  expect(result.ok).toBe(false);
  expect(outcome.lateAt).toBe(90_000);
});

test('one lost answer among refusals leaves it open whether the message arrived', async () => {
  const { result } = await deliverThrough([hangs(true), refusal(400)]);
  expect(result).toMatchObject({ ok: false, failure: { status: 400 }, mayHaveArrived: true });
});

test.each([202, 204, 302])(
  'status %i confirms nothing, but it may have arrived',
  async (status) => {
    const { result, service } = await deliverThrough([refusal(status), ok()]);
    expect(result).toMatchObject({ ok: false, failure: { status }, mayHaveArrived: true });
    expect(service.startedAt).toHaveLength(1);
  },
);

test('rate limits alone mean that it did not arrive', async () => {
  const { result } = await deliverThrough([refusal(429), refusal(429), refusal(429)]);
  expect(result).toMatchObject({ ok: false, failure: { status: 429 }, mayHaveArrived: false });
});

test('offline, the message is held without using up an attempt, and sent when the connection is back', async () => {
  const { result, service, holds } = await deliverThrough([ok()], { offlineFor: 179_000 });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toEqual([179_000]);
  expect(holds).toEqual([true, false]);
});

test('waiting for the connection ends after three minutes, and nothing is sent when it is back', async () => {
  const { result, service, outcome, holds } = await deliverThrough([ok()], { offlineFor: 181_000 });
  expect(result).toMatchObject({ ok: false, stoppedOffline: true, mayHaveArrived: false });
  expect(outcome.at).toBe(180_000);
  expect(service.startedAt).toEqual([]);
  expect(holds).toEqual([true, false]);
});

test('waiting for the connection ends when the page is hidden, and nothing is sent when it is back', async () => {
  const { result, service, outcome } = await deliverThrough([ok()], {
    offlineFor: 60_000,
    hiddenAt: 5_000,
  });
  expect(result).toMatchObject({ ok: false, stoppedOffline: true, mayHaveArrived: false });
  expect(outcome.at).toBe(5_000);
  expect(service.startedAt).toEqual([]);
});

test('a page that is hidden while it is online goes on sending', async () => {
  const { result, service } = await deliverThrough([refusal(503), ok()], { hiddenAt: 0 });
  expect(result.ok).toBe(true);
  expect(service.startedAt).toHaveLength(2);
});

test('a failure with a connection did not stop for the lack of one', async () => {
  const { result } = await deliverThrough([refusal(400)]);
  expect(result).toMatchObject({ ok: false, stoppedOffline: false });
});

test('a device that slept through the three minutes does not send when it wakes', async () => {
  const attempt = jest.fn();
  const clock = { now: 0, sleep: () => new Promise<void>(() => undefined) };
  const delivery = await deliver({
    attempt,
    clock,
    random: () => 0,
    connection: {
      isOnline: () => false,
      untilOnline: async () => {
        clock.now = 3_600_000;
      },
    },
    visibility: neverHidden,
  });
  expect(delivery).toMatchObject({ ok: false, stoppedOffline: true });
  expect(attempt).not.toHaveBeenCalled();
});

test('waiting for the connection can be given up, and nothing was sent', async () => {
  const giveUp = new AbortController();
  const attempt = jest.fn();
  const delivery = deliver(
    {
      attempt,
      clock: new VirtualClock(),
      random: () => 0,
      connection: { isOnline: () => false, untilOnline: () => new Promise(() => undefined) },
      visibility: neverHidden,
    },
    { signal: giveUp.signal },
  );
  giveUp.abort();
  expect(await delivery).toMatchObject({ ok: false, mayHaveArrived: false, stoppedOffline: true });
  expect(attempt).not.toHaveBeenCalled();
});

test('an attempt that throws is a refusal with its reason, not a message that never ends', async () => {
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
