import { markup, type Markup } from './markup';
import type { Message } from './message';
import { pageLayout, timeElement } from './page-layout';

/** All messages, newest first. */
export function inboxPage(messages: readonly Message[]): string {
  return pageLayout(
    `Mail sandbox (${messages.length})`,
    markup`<main>
<h1>Mail sandbox</h1>
<p>What the site sends arrives here. Nothing leaves this machine. <a href="/">Refresh</a></p>
${messages.length === 0 ? emptyState : markup`<ol class="messages">${messages.toReversed().map(item)}</ol>`}
</main>`,
  );
}

const emptyState = markup`<p>No messages yet. Open the site, fill in a form and send it. If a form says that it was sent
and nothing shows here, the site talks to another mail service: look at <code>VITE_EMAILJS_ORIGIN</code>.</p>`;

function item({ id, subject, receivedAt, inquiryRef }: Message): Markup {
  return markup`<li>
<a href="/message/${id}"><bdi>${subject || '(no subject)'}</bdi></a>
<p>${timeElement(receivedAt)}, ${inquiryRef === null ? 'no reference' : `reference ${inquiryRef}`}</p>
</li>
`;
}
