import type { Fault } from './fault';
import type { Message } from './message';

/** One request to the API, preflights included. */
export type LedgerEntry = {
  id: number;
  /** Arrival in milliseconds since 1970; never decreases. */
  at: number;
  method: string;
  path: string;
  inquiryRef: string | null;
  /** The fault applied to this request. */
  fault: Fault | null;
  smtp: 'not reached' | 'accepted' | `refused ${number}`;
  /** Null until a response begins. */
  status: number | null;
};

export type SandboxState = {
  messages: Message[];
  ledger: LedgerEntry[];
  /** In the order in which they were set. */
  faults: { fault: Fault; left: number | 'always' }[];
  lastId: number;
};

/** Takes the first fault for a request with this reference and address. Each request takes at most one. */
export function takeFault(
  { faults }: SandboxState,
  inquiryRef: string | null,
  email: string,
): Fault | null {
  const pending = faults.find(
    ({ fault, left }) =>
      left !== 0 &&
      (fault.ref === undefined || fault.ref === inquiryRef) &&
      (fault.email === undefined || fault.email === email),
  );
  if (!pending) return null;
  if (pending.left !== 'always') pending.left -= 1;
  return pending.fault;
}
