import type { FaultInput } from '@lawyers/mail-sandbox';

/** What the visitor must see, and what must be in the mailbox. */
export type Expected = {
  readonly outcome: 'confirmed' | 'panel';
  /** Whether the panel must leave it open that the message arrived. */
  readonly mayHaveArrived?: boolean;
  /** At least and at most so many mails, all with one reference. */
  readonly mails: readonly [least: number, most: number];
  /** Exactly so many requests, where the browser cannot repeat them by itself. */
  readonly requests?: number;
};

export type DeliveryFault = {
  readonly name: string;
  readonly faults: readonly FaultInput[];
  /** So many attempts get no answer and are given up on. */
  readonly timedOut?: number;
  readonly expected: Expected;
};

const confirmedOnce: Expected = { outcome: 'confirmed', mails: [1, 1] };
const confirmedPerhapsTwice: Expected = { outcome: 'confirmed', mails: [1, 6] };
const mayHaveArrived: Expected = { outcome: 'panel', mayHaveArrived: true, mails: [1, 6] };
const refused: Expected = { outcome: 'panel', mails: [0, 0], requests: 1 };

/** The failures of delivery in requirements § 6, row by row; rows with steps of their own are in delivery-steps.spec.ts. */
export const deliveryFaults: readonly DeliveryFault[] = [
  { name: 'no fault', faults: [], expected: { ...confirmedOnce, requests: 1 } },
  {
    name: 'an answer after 3 seconds',
    faults: [{ kind: 'latency', ms: 3_000 }],
    expected: { ...confirmedOnce, requests: 1 },
  },
  {
    name: 'a request that hangs once, before it is accepted',
    faults: [{ kind: 'hang' }],
    timedOut: 1,
    expected: confirmedOnce,
  },
  {
    name: 'a service that hangs for ever',
    faults: [{ kind: 'hang', times: 'always' }],
    timedOut: 3,
    expected: { outcome: 'panel', mayHaveArrived: true, mails: [0, 0] },
  },
  {
    name: 'a reset before accepting, once',
    faults: [{ kind: 'reset' }],
    expected: confirmedOnce,
  },
  {
    name: 'a reset before accepting, always',
    faults: [{ kind: 'reset', times: 'always' }],
    expected: { outcome: 'panel', mayHaveArrived: true, mails: [0, 0] },
  },
  {
    name: 'a reset after accepting, once',
    faults: [{ kind: 'reset', phase: 'after' }],
    expected: confirmedPerhapsTwice,
  },
  {
    name: 'a reset after accepting, always',
    faults: [{ kind: 'reset', phase: 'after', times: 'always' }],
    expected: mayHaveArrived,
  },
  {
    name: 'an answer that stalls after accepting',
    faults: [{ kind: 'slow-body', phase: 'after', times: 'always' }],
    timedOut: 3,
    expected: mayHaveArrived,
  },
  {
    name: 'an answer that is cut off after accepting',
    faults: [{ kind: 'truncated-body', phase: 'after', times: 'always' }],
    expected: mayHaveArrived,
  },
  {
    name: 'too many requests, once',
    faults: [{ kind: 'status', status: 429 }],
    expected: { ...confirmedOnce, requests: 2 },
  },
  {
    name: 'too many requests, always',
    faults: [{ kind: 'status', status: 429, times: 'always' }],
    expected: { outcome: 'panel', mails: [0, 0], requests: 3 },
  },
  ...([500, 503] as const).map((status) => ({
    name: `status ${status} twice`,
    faults: [{ kind: 'status', status, times: 2 } as const],
    expected: { ...confirmedOnce, requests: 3 },
  })),
  ...([400, 402, 403, 412, 413, 422, 426] as const).map((status) => ({
    name: `status ${status}`,
    faults: [{ kind: 'status', status, times: 'always' } as const],
    expected: refused,
  })),
  {
    name: 'an answer without the header that lets the page read it',
    faults: [{ kind: 'no-cors', phase: 'after', times: 'always' }],
    expected: mayHaveArrived,
  },
  {
    name: 'a mail server that refuses after the request',
    faults: [{ kind: 'smtp', status: 550, times: 'always' }],
    expected: { outcome: 'panel', mails: [0, 0] },
  },
];
