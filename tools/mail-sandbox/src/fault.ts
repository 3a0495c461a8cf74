import * as v from 'valibot';

const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const common = {
  phase: v.optional(v.picklist(['before', 'after']), 'before'),
  times: v.optional(v.union([integer(1, 1_000), v.literal('always')]), 1),
  email: v.optional(v.string()),
};

const faultSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('latency'), ...common, ms: integer(0, 600_000) }),
  v.strictObject({ kind: v.literal('status'), ...common, status: integer(200, 599) }),
  v.strictObject({ kind: v.literal('smtp'), ...common, status: integer(400, 599) }),
  v.strictObject({
    kind: v.picklist(['reset', 'hang', 'slow-body', 'truncated-body', 'no-cors']),
    ...common,
  }),
]);

/**
 * A failure that the sandbox applies to the next valid requests. `phase` is `before` or `after` the mail is accepted;
 * `times` is the number of requests; `email` limits it to requests with that `email`; `ms` is a delay in milliseconds.
 *
 * `latency` delays the usual response, and the mail is sent. Of the other kinds, those with phase `before` send no
 * mail. `status` answers with that status, `reset` breaks the connection, and `hang` never answers. `slow-body` starts
 * a response that never ends, and `truncated-body` breaks the connection after half of it. `no-cors` answers without
 * CORS headers: 502, as a proxy would, or with phase `after` 200. `smtp` makes the mail server refuse the mail with the
 * code `status`, in either phase.
 */
export type Fault = v.InferOutput<typeof faultSchema>;

/** A fault as a test gives it: fields with defaults may be omitted. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/** The faults in the order in which they were set. One that is used up stays, with a `left` of 0. */
export type FaultQueue = { readonly fault: Fault; left: number | 'always' }[];

/**
 * Appends a fault to the queue.
 * @throws Error whose message starts with the name of the invalid field, or with `fault` if the whole value is invalid.
 */
export function addFault(queue: FaultQueue, input: unknown): Fault {
  const { success, output, issues } = v.safeParse(faultSchema, input);
  if (!success) throw new Error(`${v.getDotPath(issues[0]) ?? 'fault'}: ${issues[0].message}`);
  queue.push({ fault: output, left: output.times });
  return output;
}

/**
 * Returns the first pending fault that applies to a request with this email address, or null, and counts it as used. A
 * request gets at most one fault.
 */
export function takeFault(queue: FaultQueue, email: string): Fault | null {
  const pending = queue.find(({ fault, left }) => left !== 0 && (fault.email ?? email) === email);
  if (!pending) return null;
  if (pending.left !== 'always') pending.left -= 1;
  return pending.fault;
}
