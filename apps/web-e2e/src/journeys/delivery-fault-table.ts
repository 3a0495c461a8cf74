import type { FaultInput } from '@lawyers/mail-sandbox';

/** The expected result in the browser and in the mailbox. */
export type Expected = {
  readonly outcome: 'confirmed' | 'panel';
  /** Whether the panel must say that the message may have arrived. */
  readonly mayHaveArrived?: boolean;
  /** The minimum and maximum number of mails, all with one reference. */
  readonly mails: readonly [least: number, most: number];
  /** The exact number of requests; unset if the browser may repeat requests by itself. */
  readonly requests?: number;
};

export type DeliveryFault = {
  readonly name: string;
  readonly faults: readonly FaultInput[];
  /** The number of attempts that time out. */
  readonly timedOut?: number;
  readonly expected: Expected;
};

const confirmedOnce: Expected = { outcome: 'confirmed', mails: [1, 1] };
const confirmedWithDuplicates: Expected = { outcome: 'confirmed', mails: [1, 6] };
const mayHaveArrived: Expected = { outcome: 'panel', mayHaveArrived: true, mails: [1, 6] };
const refused: Expected = { outcome: 'panel', mails: [0, 0], requests: 1 };

/**
 * The delivery failures of requirements § 6; those that need extra steps are in delivery-steps.spec.ts. The tests of
 * `mail` have every status.
 */
export const deliveryFaults: readonly DeliveryFault[] = [
  { name: 'no fault', faults: [], expected: { ...confirmedOnce, requests: 1 } },
  {
    name: 'a response after 3 seconds',
    faults: [{ kind: 'latency', ms: 3_000 }],
    expected: { ...confirmedOnce, requests: 1 },
  },
  {
    name: 'one request that hangs before the service accepts it',
    faults: [{ kind: 'hang' }],
    timedOut: 1,
    expected: confirmedOnce,
  },
  {
    name: 'a service that always hangs',
    faults: [{ kind: 'hang', times: 'always' }],
    timedOut: 3,
    expected: { outcome: 'panel', mayHaveArrived: true, mails: [0, 0] },
  },
  {
    name: 'one reset before the service accepts the request',
    faults: [{ kind: 'reset' }],
    expected: confirmedOnce,
  },
  {
    name: 'resets before the service accepts any request',
    faults: [{ kind: 'reset', times: 'always' }],
    expected: { outcome: 'panel', mayHaveArrived: true, mails: [0, 0] },
  },
  {
    name: 'one reset after the service accepted the request',
    faults: [{ kind: 'reset', phase: 'after' }],
    expected: confirmedWithDuplicates,
  },
  {
    name: 'resets after the service accepted each request',
    faults: [{ kind: 'reset', phase: 'after', times: 'always' }],
    expected: mayHaveArrived,
  },
  {
    name: 'a response that stalls after the service accepted the request',
    faults: [{ kind: 'slow-body', phase: 'after', times: 'always' }],
    timedOut: 3,
    expected: mayHaveArrived,
  },
  {
    name: 'a truncated response after the service accepted the request',
    faults: [{ kind: 'truncated-body', phase: 'after', times: 'always' }],
    expected: mayHaveArrived,
  },
  {
    name: 'status 429 once',
    faults: [{ kind: 'status', status: 429 }],
    expected: { ...confirmedOnce, requests: 2 },
  },
  {
    name: 'status 429 always',
    faults: [{ kind: 'status', status: 429, times: 'always' }],
    expected: { outcome: 'panel', mails: [0, 0], requests: 3 },
  },
  {
    name: 'status 503 twice',
    faults: [{ kind: 'status', status: 503, times: 2 }],
    expected: { ...confirmedOnce, requests: 3 },
  },
  ...([400, 413, 426] as const).map((status) => ({
    name: `status ${status}`,
    faults: [{ kind: 'status', status, times: 'always' } as const],
    expected: refused,
  })),
  {
    name: 'a response without CORS headers',
    faults: [{ kind: 'no-cors', phase: 'after', times: 'always' }],
    expected: mayHaveArrived,
  },
  {
    name: 'a mail server that refuses the mail',
    faults: [{ kind: 'smtp', status: 550, times: 'always' }],
    expected: { outcome: 'panel', mails: [0, 0] },
  },
];
