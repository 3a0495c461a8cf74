export type { Fault, FaultInput, FaultKind, FaultPhase } from './fault';
export type { LedgerEntry, SmtpOutcome } from './ledger';
export type { Message, MessageAddress } from './message';
export { startMailSandbox } from './sandbox';
export type { MailSandbox, MailSandboxOptions } from './sandbox';
