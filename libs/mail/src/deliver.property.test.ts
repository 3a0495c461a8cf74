/** @jest-environment node */
import fc from 'fast-check';
import { deliver } from './deliver';
import { FlakyService, type Answer } from './flaky-service.testing';
import { VirtualClock } from './virtual-clock.testing';

const statuses = [
  0, 202, 204, 302, 400, 403, 408, 412, 413, 422, 425, 426, 429, 500, 502, 503, 504,
];

// The service says 200 only when it has accepted; everything else may or may not have been accepted.
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({
    status: fc.constant(200),
    text: fc.constantFrom('OK', ''),
    after: fc.integer({ min: 0, max: 120_000 }),
    accepted: fc.constant(true),
  }),
  fc.record({
    status: fc.constantFrom(...statuses),
    text: fc.constantFrom('', 'no'),
    after: fc.integer({ min: 0, max: 120_000 }),
    accepted: fc.boolean(),
  }),
  fc.record({
    status: fc.constant(0),
    text: fc.constant(''),
    after: fc.constant(Infinity),
    accepted: fc.boolean(),
  }),
);

/** A time without a connection, in milliseconds from the start. */
type Outage = { readonly from: number; readonly lasts: number };

const outage: fc.Arbitrary<Outage> = fc.record({
  from: fc.integer({ min: 0, max: 60_000 }),
  lasts: fc.integer({ min: 1, max: 300_000 }),
});

const schedule = fc.record({
  outages: fc.array(outage, { maxLength: 2 }),
  hiddenAt: fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: Infinity }),
  answers: fc.array(anyAnswer, { minLength: 3, maxLength: 3 }),
  jitter: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

type Schedule = {
  readonly answers: readonly Answer[];
  readonly jitter: number;
  readonly outages: readonly Outage[];
  /** When the page is hidden for good, in milliseconds from the start. */
  readonly hiddenAt: number;
};

async function simulate({ answers, jitter, outages, hiddenAt }: Schedule) {
  const clock = new VirtualClock();
  const current = () =>
    outages.find(({ from, lasts }) => from <= clock.now && clock.now < from + lasts);
  const untilOnline = async () => {
    for (let now = current(); now; now = current())
      await clock.sleep(now.from + now.lasts - clock.now);
  };
  const service = new FlakyService(clock, answers);
  let decidedAt = NaN;
  const delivery = deliver({
    attempt: service.attempt,
    clock,
    random: () => jitter,
    connection: { isOnline: () => !current(), untilOnline },
    visibility: { untilHidden: () => clock.sleep(Math.max(0, hiddenAt - clock.now)) },
  }).finally(() => {
    decidedAt = clock.now;
  });
  let late = false;
  void delivery.then((result) => {
    if (!result.ok) void result.lateSuccess.then(() => (late = true));
  });
  await clock.run();
  return { delivery: await delivery, service, decidedAt, late };
}

// From requirements § 5, not from the policy: the test must notice when the policy is wrong.
const mayPass = [0, 408, 425, 429, 500, 502, 503, 504];
const timeout = 14_000;
const longestHold = 180_000;

const good = ({ status, text }: Answer) => status === 200 || text === 'OK';

test('over 1,500 random fault schedules no message is confirmed falsely or lost silently', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (plan) => {
      const { delivery, service, decidedAt, late } = await simulate(plan);
      const { answers, outages, hiddenAt } = plan;
      const made = answers.slice(0, service.startedAt.length);
      const heardGood = made.some(
        (answer, index) =>
          good(answer) && (service.startedAt[index] ?? 0) + answer.after < decidedAt,
      );

      if (delivery.ok) expect(service.mails).toBeGreaterThanOrEqual(1);
      // A good answer that was heard before the outcome is the outcome.
      if (heardGood) expect(delivery.ok).toBe(true);
      // A good answer that comes later is reported as late.
      if (!delivery.ok)
        expect(late).toBe(made.some((answer) => good(answer) && answer.after < Infinity));
      // When the mailbox has it and the visitor is not told so, the panel says that it may have arrived; a
      // service that accepts and then answers with a plain refusal cannot be seen through.
      const couldTell = made.some(
        ({ accepted, status, after }) =>
          accepted && (status < 400 || status >= 500 || after > timeout),
      );
      if (!delivery.ok && couldTell) expect(delivery.mayHaveArrived).toBe(true);

      expect(service.startedAt.length).toBeLessThanOrEqual(3);
      // Without a connection nobody is waiting for an answer, and nothing is sent.
      const held = outages.reduce((sum, { lasts }) => sum + Math.min(lasts, longestHold), 0);
      expect(decidedAt).toBeLessThanOrEqual(50_000 + held);
      // A hidden page does not wait for a connection.
      expect(decidedAt).toBeLessThanOrEqual(50_000 + Math.max(hiddenAt, 0));
      // Once the form is back, nothing is sent by itself.
      expect(service.startedAt.filter((at) => at > decidedAt)).toEqual([]);
      if (!delivery.ok && delivery.stoppedOffline) expect(outages).not.toEqual([]);
      const isOut = (at: number) =>
        outages.some(({ from, lasts }) => from <= at && at < from + lasts);
      expect(service.startedAt.filter(isOut)).toEqual([]);
      for (let index = 1; index < service.startedAt.length; index += 1) {
        const gap = (service.startedAt[index] ?? 0) - (service.startedAt[index - 1] ?? 0);
        expect(gap).toBeGreaterThanOrEqual(1_100);
      }
      // No request follows an answer that repeating cannot change.
      const final = made.findIndex(
        (answer) => answer.after < timeout && (good(answer) || !mayPass.includes(answer.status)),
      );
      if (final >= 0) expect(made).toHaveLength(final + 1);
    }),
    { numRuns: 1_500 },
  );
});
