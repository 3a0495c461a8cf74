import { markup, type Markup } from './markup';
import type { Message, MessageAddress } from './message';
import { pageLayout, timeElement } from './page-layout';

/** A message: its text, its HTML part, and its source. */
export function messagePage(message: Message): string {
  const subject = message.subject || '(no subject)';
  return pageLayout(
    `${subject} – Mail sandbox`,
    markup`<main class="message">
<nav><a href="/">Back to the inbox</a></nav>
<h1><bdi>${subject}</bdi></h1>
<dl class="head">
<dt>Received</dt><dd>${timeElement(message.receivedAt)}</dd>
<dt>To</dt><dd>${addressList(message.to)}</dd>
<dt>Reply to</dt><dd>${message.replyTo.length === 0 ? 'nobody' : addressList(message.replyTo)}</dd>
<dt>Reference</dt><dd class="ref">${message.inquiryRef ?? 'none'}</dd>
<dt>Template</dt><dd>${message.templateId}</dd>
</dl>
<section class="part">
<h2>Text</h2>
<pre class="text" dir="auto">
${message.text.trimEnd()}</pre>
</section>
<section class="part">
<h2>HTML</h2>
<iframe sandbox title="HTML part of the message" src="/message/${message.id}/html"></iframe>
</section>
<details class="part">
<summary>Source</summary>
<pre class="raw">
${message.raw}</pre>
</details>
</main>`,
  );
}

/** The page for an unknown message. */
export function missingPage(): string {
  return pageLayout(
    'Not here – Mail sandbox',
    markup`<main class="message">
<h1>There is nothing here</h1>
<p>Messages are kept in memory: they are gone after a restart or after
clearing. <a href="/">Back to the inbox</a></p>
</main>`,
  );
}

function addressList(addresses: MessageAddress[]): Markup {
  return markup`<bdi>${addresses.map(({ address }) => address).join(', ')}</bdi>`;
}
