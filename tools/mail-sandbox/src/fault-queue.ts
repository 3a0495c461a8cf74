import type { Fault } from './fault';

type PendingFault = { fault: Fault; left: number | 'always' };

type PreflightFault = Extract<Fault, { kind: 'preflight-latency' }>;
export type SendFault = Exclude<Fault, PreflightFault>;

export type FaultQueue = ReturnType<typeof createFaultQueue>;

/** Faults in the order in which they were set. Each request takes at most one. */
export function createFaultQueue() {
  let queue: PendingFault[] = [];

  function take<Type extends Fault>(applies: (fault: Fault) => fault is Type): Type | null {
    for (const pending of queue) {
      const { fault } = pending;
      if (!applies(fault)) continue;
      if (pending.left !== 'always') pending.left -= 1;
      queue = queue.filter(({ left }) => left !== 0);
      return fault;
    }
    return null;
  }

  return {
    add: (fault: Fault) => queue.push({ fault, left: fault.times }),
    /** Takes the first fault for a request with this reference and address. */
    takeForSend: (inquiryRef: string | null, email?: string) =>
      take(
        (fault): fault is SendFault =>
          fault.kind !== 'preflight-latency' &&
          (fault.ref === undefined || fault.ref === inquiryRef) &&
          (fault.email === undefined || fault.email === email),
      ),
    takeForPreflight: () =>
      take((fault): fault is PreflightFault => fault.kind === 'preflight-latency'),
  };
}
