import type { Fault } from './fault';
import { faultPresets, presetLabel } from './fault-preset';
import type { PendingFault } from './fault-queue';
import { markup, type Markup } from './markup';

/** The part of the inbox page that lets the next sendings fail. */
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
<ul>${faults.map(({ fault, left }) => markup`<li>${presetLabel(fault) ?? describe(fault)} <span class="soft">(${left === 'always' ? 'until switched off' : timesText(left)})</span></li>`)}</ul>
<form method="post" action="/__sandbox/no-faults-form"><button class="quiet">Switch all off</button></form>`;
}

function timesText(left: number): string {
  return left === 1 ? 'once' : `${left} times`;
}

function describe(fault: Fault): string {
  const aim = fault.kind === 'preflight-latency' ? [] : [fault.ref, fault.email];
  const scope = aim.filter((part) => part !== undefined).map((part) => `, only ${part}`);
  return `${fault.kind}, ${fault.phase} accepting${scope.join('')}`;
}
