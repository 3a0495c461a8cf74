import * as v from 'valibot';

const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const common = {
  phase: v.optional(v.picklist(['before', 'after']), 'before'),
  times: v.optional(v.union([integer(1, 1_000), v.literal('always')]), 1),
  ref: v.optional(v.string()),
  email: v.optional(v.string()),
};

const faultSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('latency'), ...common, ms: integer(0, 600_000) }),
  v.strictObject({ kind: v.literal('status'), ...common, status: integer(200, 599) }),
  v.strictObject({ kind: v.literal('smtp'), ...common, status: integer(400, 599) }),
  v.strictObject({
    kind: v.picklist(['reset', 'hang', 'slow-body', 'truncated-body', 'no-cors', 'rate-limit']),
    ...common,
  }),
]);

/**
 * A failure of the next valid requests. `phase` is before or after the mail is accepted; `times` counts requests; `ref`
 * and `email` limit it to requests with that `inquiry_ref` or `email`; `ms` are milliseconds.
 *
 * `latency` ends in the usual response and one mail; with phase `before`, all others send no mail. `slow-body` never
 * ends, and `no-cors` responds 502, as a proxy would. `smtp` refuses the mail with code `status`.
 *
 * `rate-limit` is the service's own limit, 429 within a second of the request before. The service counts all requests of
 * an account, and so the limit is not always in force: tests that run at once would meet those of each other.
 */
export type Fault = v.InferOutput<typeof faultSchema>;

/** A fault whose defaults may be omitted. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/** Faults in the order in which they were set. */
export type FaultQueue = {
  readonly fault: Fault;
  left: number | 'always';
  /** When the last request came that it applies to, in milliseconds. */
  lastAt: number;
}[];

/** @throws Error whose message starts with the name of the invalid field. */
export function addFault(queue: FaultQueue, input: unknown): Fault {
  const { success, output, issues } = v.safeParse(faultSchema, input);
  if (!success) throw new Error(`${v.getDotPath(issues[0]) ?? 'fault'}: ${issues[0].message}`);
  queue.push({ fault: output, left: output.times, lastAt: -Infinity });
  return output;
}

/** Takes the first fault for a request with this reference and address, at a time. Each request takes at most one. */
export function takeFault(
  queue: FaultQueue,
  ref: string | null,
  email: string,
  at: number,
): Fault | null {
  const applying = queue.filter(
    ({ fault, left }) =>
      left !== 0 && (fault.ref ?? ref) === ref && (fault.email ?? email) === email,
  );
  const pending = applying.find(
    ({ fault, lastAt }) => fault.kind !== 'rate-limit' || at - lastAt < 1_000,
  );
  for (const one of applying) one.lastAt = at;
  if (!pending) return null;
  if (pending.left !== 'always') pending.left -= 1;
  return pending.fault;
}
