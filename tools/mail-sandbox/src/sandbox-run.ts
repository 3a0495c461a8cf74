import { createFaultQueue, type FaultQueue } from './fault-queue';
import type { LedgerEntry } from './ledger';
import type { Message } from './message';

/** The state since the last reset. A request belongs to the run in which it arrived. */
export type SandboxRun = {
  messages: Message[];
  ledger: LedgerEntry[];
  faults: FaultQueue;
  /** Aborted at the next reset, which ends requests that a fault still delays. */
  ended: AbortSignal;
};

export type SandboxState = ReturnType<typeof createSandboxState>;

export function createSandboxState() {
  let ending = new AbortController();
  let run = createRun(ending.signal);
  let lastId = 0;
  return {
    current: () => run,
    /** Numbers grow over resets, so an old link never shows another message. */
    nextId: () => (lastId += 1),
    reset() {
      const previous = ending;
      ending = new AbortController();
      run = createRun(ending.signal);
      previous.abort();
    },
  };
}

function createRun(ended: AbortSignal): SandboxRun {
  return { messages: [], ledger: [], faults: createFaultQueue(), ended };
}
