import type { Fault } from './fault';

type SmtpOutcome = 'not reached' | 'accepted' | `refused ${number}`;

/** One request to the API, preflights included. */
export type LedgerEntry = {
  id: number;
  /** Arrival, in milliseconds since 1970; never runs backwards. */
  at: number;
  method: string;
  path: string;
  origin: string | null;
  inquiryRef: string | null;
  remotePort: number | null;
  /** The fault this request met. */
  fault: Fault | null;
  smtp: SmtpOutcome;
  /** Null as long as no answer was begun. */
  status: number | null;
};
