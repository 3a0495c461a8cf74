import type { Fault } from './fault';

type SmtpOutcome = 'not reached' | 'accepted' | `refused ${number}`;

/** One request to the API, preflights included. */
export type LedgerEntry = {
  id: number;
  /** Arrival in milliseconds since 1970; never decreases. */
  at: number;
  method: string;
  path: string;
  origin: string | null;
  inquiryRef: string | null;
  remotePort: number | null;
  /** The fault applied to this request. */
  fault: Fault | null;
  smtp: SmtpOutcome;
  /** Null until a response begins. */
  status: number | null;
};
