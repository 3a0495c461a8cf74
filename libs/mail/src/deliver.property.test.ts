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

const schedule = fc.record({
  answers: fc.array(anyAnswer, { minLength: 3, maxLength: 3 }),
  jitter: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

async function simulate({ answers, jitter }: { answers: readonly Answer[]; jitter: number }) {
  const clock = new VirtualClock();
  const service = new FlakyService(clock, answers);
  let decidedAt = NaN;
  const delivery = deliver({
    attempt: service.attempt,
    clock,
    random: () => jitter,
    connection: { isOnline: () => true, untilOnline: () => Promise.resolve() },
  }).finally(() => {
    decidedAt = clock.now;
  });
  let late = false;
  void delivery.then((result) => {
    if (!result.ok) void result.lateSuccess.then(() => (late = true));
  });
  await clock.run();
  return { delivery: await delivery, service, decidedAt, late, answers };
}

// From the design, not from the policy: the test must notice when the policy is wrong.
const mayPass = [0, 408, 425, 429, 500, 502, 503, 504];
const timeout = 14_000;

const good = ({ status, text }: Answer) => status === 200 || text === 'OK';

test('over 1,500 random fault schedules no message is confirmed falsely or lost silently', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (plan) => {
      const { delivery, service, decidedAt, late, answers } = await simulate(plan);
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
          accepted && (status === 0 || status >= 500 || after > timeout),
      );
      if (!delivery.ok && couldTell) expect(delivery.mayHaveArrived).toBe(true);

      expect(service.startedAt.length).toBeLessThanOrEqual(3);
      expect(decidedAt).toBeLessThanOrEqual(50_000);
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
