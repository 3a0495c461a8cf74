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
 * A failure that the sandbox applies to the next valid requests. `phase` is `before` or `after` the mail is accepted;
 * `times` is the number of requests; `ref` and `email` limit it to requests with that `inquiry_ref` or `email`; `ms` is
 * a delay in milliseconds.
 *
 * `latency` delays the usual response, and the mail is sent. Of the other kinds, those with phase `before` send no
 * mail. `status` answers with that status, `reset` breaks the connection, and `hang` never answers. `slow-body` starts
 * a response that never ends, and `truncated-body` breaks the connection after half of it. `no-cors` answers without
 * CORS headers: 502, as a proxy would, or with phase `after` 200. `smtp` makes the mail server refuse the mail with the
 * code `status`, in either phase.
 *
 * `rate-limit` is EmailJS's own limit: status 429 within a second of the previous request. EmailJS counts all requests
 * of an account. The sandbox applies this limit only on request, because tests that run in parallel would refuse each
 * other's requests.
 */
export type Fault = v.InferOutput<typeof faultSchema>;

/** A fault as a test gives it: fields with defaults may be omitted. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/** The faults in the order in which they were set. One that is used up stays, with a `left` of 0. */
export type FaultQueue = {
  readonly fault: Fault;
  left: number | 'always';
  /** The arrival of the last request to which the fault applies, in milliseconds since 1970. */
  lastAt: number;
}[];

/**
 * Appends a fault to the queue.
 * @throws Error whose message starts with the name of the invalid field, or with `fault` if the whole value is invalid.
 */
export function addFault(queue: FaultQueue, input: unknown): Fault {
  const { success, output, issues } = v.safeParse(faultSchema, input);
  if (!success) throw new Error(`${v.getDotPath(issues[0]) ?? 'fault'}: ${issues[0].message}`);
  queue.push({ fault: output, left: output.times, lastAt: -Infinity });
  return output;
}

/**
 * Returns the first pending fault that applies to a request with this reference and email address, or null, and counts
 * it as used. A request gets at most one fault.
 * @param at The arrival of the request in milliseconds since 1970.
 */
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
