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

/** The state since the last reset. A request belongs to the run in which it arrived. */
export type SandboxRun = {
  messages: Message[];
  ledger: LedgerEntry[];
  /** In the order in which they were set. */
  faults: { fault: Fault; left: number | 'always' }[];
  /** Aborted at the next reset, which ends requests that a fault still delays. */
  ending: AbortController;
};

export type SandboxState = ReturnType<typeof createSandboxState>;

export function createSandboxState() {
  let run = createRun();
  let lastId = 0;
  return {
    current: () => run,
    /** Numbers grow over resets, so an old link never shows another message. */
    nextId: () => (lastId += 1),
    reset() {
      const { ending } = run;
      run = createRun();
      ending.abort();
    },
  };
}

function createRun(): SandboxRun {
  return { messages: [], ledger: [], faults: [], ending: new AbortController() };
}

/** Takes the first fault for a request with this reference and address. Each request takes at most one. */
export function takeFault(run: SandboxRun, inquiryRef: string | null, email: string): Fault | null {
  const pending = run.faults.find(
    ({ fault, left }) =>
      left !== 0 &&
      (fault.ref === undefined || fault.ref === inquiryRef) &&
      (fault.email === undefined || fault.email === email),
  );
  if (!pending) return null;
  if (pending.left !== 'always') pending.left -= 1;
  return pending.fault;
}
