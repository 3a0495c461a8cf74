import type { Fault, FaultInput } from './fault';
import { parseFault } from './fault';

type FaultPreset = { id: string; label: string; fault: FaultInput };

/** The faults a person can switch on from the inbox page. */
export const faultPresets: readonly FaultPreset[] = [
  { id: 'slow', label: 'Answer after 10 seconds', fault: { kind: 'latency', ms: 10_000 } },
  { id: 'hang', label: 'Never answer', fault: { kind: 'hang' } },
  { id: 'reset', label: 'Break off before the mail is accepted', fault: { kind: 'reset' } },
  {
    id: 'reset-after',
    label: 'Break off after the mail was accepted',
    fault: { kind: 'reset', phase: 'after' },
  },
  { id: 'busy', label: 'Answer 429: too many requests', fault: { kind: 'status', status: 429 } },
  { id: 'down', label: 'Answer 503: out of order', fault: { kind: 'status', status: 503 } },
  {
    id: 'revoked',
    label: 'Answer 412: access to the mailbox was revoked',
    fault: { kind: 'status', status: 412 },
  },
  { id: 'refused', label: 'Mail server refuses with 550', fault: { kind: 'smtp', status: 550 } },
];

/** The fault that the inbox page's form asks for; null if the form holds anything else. */
export function presetFault(form: URLSearchParams): Fault | null {
  const preset = faultPresets.find(({ id }) => id === form.get('fault'));
  if (!preset) return null;
  return parseFault({ ...preset.fault, times: form.get('times') === 'always' ? 'always' : 1 });
}

/** What to call a fault on the page; null for one that only a test can have set. */
export function presetLabel(fault: Fault): string | null {
  const same = (preset: FaultPreset) =>
    JSON.stringify({ ...parseFault(preset.fault), times: 1 }) ===
    JSON.stringify({ ...fault, times: 1 });
  return faultPresets.find(same)?.label ?? null;
}
