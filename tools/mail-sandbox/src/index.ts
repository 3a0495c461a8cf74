export type { Fault, FaultInput } from './fault';
export type { LedgerEntry } from './ledger';
export { listen } from './listen';
export type { Message } from './message';
export { startMailSandbox } from './sandbox';
