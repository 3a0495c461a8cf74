import { faultPanel } from './fault-panel';
import type { PendingFault } from './fault-queue';
import { markup, type Markup } from './markup';
import type { Message } from './message';
import { pageLayout, timeElement } from './page-layout';

/** All messages, newest first, grouped by inquiry. */
export function inboxPage(messages: readonly Message[], faults: readonly PendingFault[]): string {
  const cases = groupByReference(messages);
  return pageLayout(
    cases.length === 0 ? 'Mail sandbox' : `Mail sandbox (${cases.length})`,
    markup`<header class="top">
<h1>Mail sandbox</h1>
${jumpToFaults(faults.length)}
<a href="/">Refresh</a>
<p>What the site sends arrives here. Nothing leaves this machine.</p>
</header>
<div class="columns">
<main>
${cases.length === 0 ? emptyState : markup`<ol class="cases">${cases.map(caseItem)}</ol>`}
</main>
<aside>
${faultPanel(faults)}
${clearPanel}
</aside>
</div>`,
  );
}

/** On a phone the faults are below the messages. */
function jumpToFaults(waiting: number): Markup {
  const count = waiting === 0 ? '' : ` (${waiting} waiting)`;
  return markup`<a class="narrow" href="#faults">Faults${count}</a>`;
}

const emptyState = markup`<div class="empty">
<h2>No messages yet</h2>
<p>Open the site, fill in a form and send it. Then come back and choose <a href="/">Refresh</a>.</p>
<p class="soft">In development the site is at <a href="http://localhost:4200/">localhost:4200</a>.
If a form says that it was sent and nothing shows here, the site talks to another mail service:
look at <code>VITE_EMAILJS_ORIGIN</code>.</p>
</div>`;

const clearPanel = markup`<section class="panel">
<h2>Start over</h2>
<p class="soft">Removes every message, the request ledger and all faults.</p>
<form method="post" action="/__sandbox/clear-form"><button class="quiet">Clear everything</button></form>
</section>`;

/** Newest case first, newest copy first within a case. */
function groupByReference(messages: readonly Message[]): Message[][] {
  const cases = new Map<string, Message[]>();
  for (const message of messages.toReversed()) {
    const key = message.inquiryRef ?? `message ${message.id}`;
    cases.set(key, [...(cases.get(key) ?? []), message]);
  }
  return [...cases.values()];
}

function caseItem(copies: Message[]): Markup {
  const [newest] = copies;
  if (!newest) return markup``;
  return markup`<li class="case">
<h2><a href="/message/${newest.id}"><bdi>${newest.subject || '(no subject)'}</bdi></a></h2>
<p class="facts">
${timeElement(newest.receivedAt)}
<span class="ref">${newest.inquiryRef === null ? 'no reference' : `reference ${newest.inquiryRef}`}</span>
<span${copies.length > 1 ? markup` class="count"` : null}>${copyCount(copies.length)}</span>
</p>
${copies.length > 1 ? copyList(copies) : null}
</li>
`;
}

function copyList(copies: Message[]): Markup {
  return markup`<ul class="copies">${copies.map(
    ({ id, receivedAt }, index) =>
      markup`<li><a href="/message/${id}">Copy ${copies.length - index}</a>, ${timeElement(receivedAt)}</li>`,
  )}</ul>`;
}

function copyCount(count: number): string {
  return count === 1 ? '1 copy' : `${count} copies`;
}
