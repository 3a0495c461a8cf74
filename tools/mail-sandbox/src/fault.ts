import * as v from 'valibot';

const longestWait = 600_000;

const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestWait));
const times = v.optional(
  v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal('always')]),
  1,
);
const common = {
  phase: v.optional(v.picklist(['before', 'after']), 'before'),
  times,
  ref: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  email: v.optional(v.pipe(v.string(), v.regex(/^\S{1,254}$/))),
};
const text = v.pipe(v.string(), v.maxLength(10_000));
const smtpText = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,400}$/));
const statusBetween = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));

const faultSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('latency'), ...common, ms }),
  // A preflight has neither a reference nor a mail.
  v.strictObject({
    kind: v.literal('preflight-latency'),
    phase: v.optional(v.literal('before'), 'before'),
    times,
    ms,
  }),
  v.strictObject({
    kind: v.literal('status'),
    ...common,
    status: statusBetween(200, 599),
    body: v.optional(text),
  }),
  v.strictObject({ kind: v.literal('reset'), ...common }),
  v.strictObject({ kind: v.literal('hang'), ...common }),
  v.strictObject({ kind: v.literal('slow-body'), ...common, ms: v.optional(ms) }),
  v.strictObject({ kind: v.literal('truncated-body'), ...common }),
  v.strictObject({ kind: v.literal('no-cors'), ...common }),
  v.strictObject({
    kind: v.literal('redirect'),
    ...common,
    status: v.optional(v.picklist([301, 302, 303, 307, 308]), 302),
  }),
  v.strictObject({
    kind: v.literal('smtp'),
    ...common,
    status: statusBetween(400, 599),
    body: v.optional(smtpText, 'Refused by a fault of the mail sandbox'),
  }),
]);

/**
 * A failure of the next valid requests. `phase` is before or after the mail is accepted; `times` counts requests; `ref`
 * and `email` limit it to requests with that `inquiry_ref` or `email`; `ms` are milliseconds.
 *
 * With phase `before`, `latency`, `preflight-latency`, and `slow-body` with `ms` end in the usual response and one mail;
 * all others send no mail. `slow-body` without `ms` never ends, and `no-cors` responds 502, as a proxy would. `smtp`
 * refuses the mail with code `status`; with phase `after` it keeps the mail.
 */
export type Fault = v.InferOutput<typeof faultSchema>;

/** A fault whose defaults may be omitted. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/** @throws Error whose message starts with the name of the invalid field. */
export function parseFault(input: unknown): Fault {
  const result = v.safeParse(faultSchema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'fault'}: ${issue.message}`);
}
