import fc from 'fast-check';
import { isSuccess, simulate } from './deliver.testing';
import { mayRetry } from './delivery-policy';

const statuses = [
  0, 202, 204, 302, 400, 403, 408, 412, 413, 422, 425, 426, 429, 500, 502, 503, 504,
];

const within = (max: number, min = 0) => fc.integer({ min, max });
const response = fc.oneof(
  fc.record({
    status: fc.constant(200),
    text: fc.constantFrom('OK', ''),
    after: within(120_000),
  }),
  fc.record({
    status: fc.constantFrom(...statuses),
    text: fc.constantFrom('', 'no'),
    after: within(120_000),
  }),
  fc.constant({ status: 0, text: '', after: Infinity }),
);
const outage = fc
  .tuple(within(60_000), within(300_000, 1))
  .map(([from, duration]) => ({ from, until: from + duration }));
const conditions = fc.record({
  outages: fc.array(outage, { maxLength: 2 }),
  hiddenAt: fc.option(within(300_000), { nil: Infinity }),
  random: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

// Copied from requirements § 5.2 and not imported from `deliveryPolicy`, so that this test also fails when the policy
// is wrong. `mayRetry` is imported: `workspace/requirements.test.ts` compares it with the statuses of § 5.3.
const timeout = 14_000;
const offlineTimeout = 180_000;

test('deliver confirms no message falsely and loses none silently, over 1,000 random schedules of faults', async () => {
  const plan = fc.array(response, { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(plan, conditions, async (planned, given) => {
      const { delivery, startedAt, endedAt, lateAt } = await simulate(planned, given);
      const responses = planned.slice(0, startedAt.length);
      const successes = responses.flatMap((one, index) =>
        isSuccess(one) ? [startedAt[index]! + one.after] : [],
      );
      const first = Math.min(...successes);

      // A success that arrives before the delivery has ended must end it, and nothing else may confirm the message.
      if (delivery.ok) expect(first).toBe(endedAt);
      else expect(first).toBeGreaterThanOrEqual(endedAt);
      // A success that arrives later must resolve `lateSuccess`.
      if (!delivery.ok) expect(lateAt ?? Infinity).toBe(first);

      // The first request starts at once, even if the browser says that it is offline. Only one wait to be online is
      // allowed, with three more attempts after it.
      const waits = given.outages.length > 0 ? 1 : 0;
      expect(startedAt[0]).toBe(0);
      expect(startedAt.length).toBeLessThanOrEqual(waits ? 6 : 3);
      expect(endedAt).toBeLessThanOrEqual(50_000 + waits * (offlineTimeout + 50_000));
      // The delivery also ends when the page is hidden during the wait to be online. The 100 seconds are the time that
      // the attempts may take if that wait succeeds before the page is hidden: 50 for those before the wait, and 50 for
      // those after it.
      expect(endedAt).toBeLessThanOrEqual(100_000 + given.hiddenAt);
      if (!waits) expect(delivery).not.toMatchObject({ stoppedWhileOffline: true });
      // No request starts after the delivery has ended, or less than 1.1 s after the previous one, since the service
      // accepts one request per second.
      expect(startedAt.filter((at) => at > endedAt)).toEqual([]);
      for (const [index, at] of startedAt.slice(1).entries())
        expect(at - startedAt[index]!).toBeGreaterThanOrEqual(1_100);
      // No request follows a response that arrives in time (before `timeout`) and is a success or a failure that is not
      // retryable.
      const final = responses.findIndex(
        (one) => one.after < timeout && (isSuccess(one) || !mayRetry(one)),
      );
      if (final >= 0) expect(responses).toHaveLength(final + 1);
    }),
    { numRuns: 1_000 },
  );
});
