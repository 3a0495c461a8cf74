import { parseFault, type FaultInput } from './fault';
import { createFaultQueue } from './fault-queue';

function queueOf(...faults: FaultInput[]) {
  const queue = createFaultQueue();
  for (const fault of faults) queue.add(parseFault(fault));
  return queue;
}

test('takes faults in order, each as often as set', () => {
  const queue = queueOf({ kind: 'reset', times: 2 }, { kind: 'hang' });
  const kinds = [1, 2, 3, 4].map(() => queue.takeForSend(null)?.kind);
  expect(kinds).toEqual(['reset', 'reset', 'hang', undefined]);
});

test('keeps a fault with times "always"', () => {
  const queue = queueOf({ kind: 'reset', times: 'always' });
  for (let time = 0; time < 5; time += 1) expect(queue.takeForSend(null)?.kind).toBe('reset');
});

test('takes a fault with a reference only for that reference', () => {
  const queue = queueOf({ kind: 'reset', ref: 'A' }, { kind: 'hang' });
  expect(queue.takeForSend('B')?.kind).toBe('hang');
  expect(queue.takeForSend(null)).toBeNull();
  expect(queue.takeForSend('A')?.kind).toBe('reset');
});

test('takes a fault with an address only for that address', () => {
  const queue = queueOf({ kind: 'reset', email: 'ann@example.com' }, { kind: 'hang' });
  expect(queue.takeForSend('A', 'ben@example.com')?.kind).toBe('hang');
  expect(queue.takeForSend('A')).toBeNull();
  expect(queue.takeForSend('A', 'ann@example.com')?.kind).toBe('reset');
});

test('keeps faults for preflights and for mails apart', () => {
  const queue = queueOf({ kind: 'reset' }, { kind: 'preflight-latency', ms: 1 });
  expect(queue.takeForPreflight()?.kind).toBe('preflight-latency');
  expect(queue.takeForPreflight()).toBeNull();
  expect(queue.takeForSend(null)?.kind).toBe('reset');
});
