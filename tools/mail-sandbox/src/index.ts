export type { FaultInput } from './fault';
export { listen } from './listen';
export type { Message } from './message';
export { startMailSandbox } from './sandbox';
export type { LedgerEntry } from './send-endpoint';
