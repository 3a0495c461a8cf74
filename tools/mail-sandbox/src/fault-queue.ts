import type { Fault } from './fault';

export type PendingFault = { fault: Fault; left: number | 'always' };

type PreflightFault = Extract<Fault, { kind: 'preflight-latency' }>;
export type SendFault = Exclude<Fault, PreflightFault>;

export type FaultQueue = {
  add(fault: Fault): void;
  /** The first waiting fault for a request to send with this reference and address, used up by one. */
  takeForSend(inquiryRef: string | null, email?: string): SendFault | null;
  /** The first waiting fault for a preflight, used up by one. */
  takeForPreflight(): PreflightFault | null;
  pending(): readonly PendingFault[];
  clear(): void;
};

/** Faults in the order in which they were set. A request meets one of them at most. */
export function createFaultQueue(): FaultQueue {
  let queue: PendingFault[] = [];

  function take<Kind extends Fault>(suits: (fault: Fault) => fault is Kind): Kind | null {
    for (const pending of queue) {
      const { fault } = pending;
      if (!suits(fault)) continue;
      if (pending.left !== 'always') pending.left -= 1;
      queue = queue.filter(({ left }) => left !== 0);
      return fault;
    }
    return null;
  }

  return {
    add: (fault) => queue.push({ fault, left: fault.times }),
    takeForSend: (inquiryRef, email) =>
      take(
        (fault): fault is SendFault =>
          fault.kind !== 'preflight-latency' &&
          (fault.ref === undefined || fault.ref === inquiryRef) &&
          (fault.email === undefined || fault.email === email),
      ),
    takeForPreflight: () =>
      take((fault): fault is PreflightFault => fault.kind === 'preflight-latency'),
    pending: () => queue,
    clear: () => {
      queue = [];
    },
  };
}
