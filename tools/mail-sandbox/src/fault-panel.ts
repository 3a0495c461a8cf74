import { parseFault, type Fault, type FaultInput } from './fault';
import type { FaultQueue, PendingFault } from './fault-queue';
import { markup, type Markup } from './markup';

type FaultPreset = { id: string; label: string; fault: FaultInput };

/** The faults that the inbox page offers. */
const faultPresets: readonly FaultPreset[] = [
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

/** Adds the fault that the inbox page's form names; any other value adds nothing. */
export function addPreset(faults: FaultQueue, form: URLSearchParams): void {
  const preset = faultPresets.find(({ id }) => id === form.get('fault'));
  const times = form.get('times') === 'always' ? 'always' : 1;
  if (preset) faults.add(parseFault({ ...preset.fault, times }), preset.label);
}

/** The section of the inbox page that makes the next requests fail. */
export function faultPanel(faults: readonly PendingFault[]): Markup {
  return markup`<section class="panel" id="faults">
<h2>Let the next one fail</h2>
${faults.length === 0 ? null : pendingFaults(faults)}
<form method="post" action="/__sandbox/faults-form">
<label>What goes wrong
<select name="fault">${faultPresets.map(({ id, label }) => markup`<option value="${id}">${label}</option>`)}</select>
</label>
<label>How often
<select name="times"><option value="1">Once</option><option value="always">Until switched off</option></select>
</label>
<button>Switch on</button>
</form>
</section>`;
}

function pendingFaults(faults: readonly PendingFault[]): Markup {
  return markup`<p class="soft">Waiting for the next requests, in this order:</p>
<ul>${faults.map(({ fault, left, label }) => markup`<li>${label ?? describe(fault)} <span class="soft">(${left === 'always' ? 'until switched off' : timesText(left)})</span></li>`)}</ul>
<form method="post" action="/__sandbox/no-faults-form"><button class="quiet">Switch all off</button></form>`;
}

function timesText(left: number): string {
  return left === 1 ? 'once' : `${left} times`;
}

function describe(fault: Fault): string {
  const filters = fault.kind === 'preflight-latency' ? [] : [fault.ref, fault.email];
  const scope = filters.filter((part) => part !== undefined).map((part) => `, only ${part}`);
  return `${fault.kind}, ${fault.phase} accepting${scope.join('')}`;
}
