import * as fc from 'fast-check';
import { openSandboxFixture, type SandboxFixture } from './sandbox.testing';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await openSandboxFixture();
});
afterAll(() => fixture.close());

const attacks = [
  '\r\nBcc: victim@example.net',
  '\nCc: victim@example.net\n\n<script>alert(1)</script>',
  'ann@example.org\r\nBcc: victim@example.net',
  'ann@example.org, victim@example.net',
  'ann@example.org;victim@example.net',
  '"ann, victim@example.net" <ann@example.org>',
  'group: ann@example.org, victim@example.net;',
  '\r\n.\r\nMAIL FROM:<victim@example.net>\r\n',
  '\r\n.\r\n',
  '.\r\n..\r\n...',
  '{{{x}}}{{message}}{{#message}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '\u202eevil\u202c\u2066\u200f',
  '\u0000\u001b[31m\u007f\u0085\u2028\u2029',
  '=?utf-8?B?Qmxh?=',
  '🙂👩‍👩‍👧'.repeat(250),
  'a'.repeat(2000),
  '--_NmP-0000-Part_1--\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  'From the start\nFrom the start',
];

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...attacks), fc.string({ unit: 'binary', maxLength: 80 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));
const parameters = fc.record({
  from_name: hostile,
  reply_to: fc.oneof(hostile, fc.constantFrom(...attacks, 'ann@example.org')),
  message: hostile,
  phone_number: fc.oneof(fc.constant(''), hostile),
  inquiry_ref: hostile,
});

/** SMTP changes only line ends. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n').trimEnd();

const oneLine = (text: string) =>
  text
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

test('sends one mail to one recipient with unchanged text for any input', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(parameters, { minLength: 8, maxLength: 8 }), async (inquiries) => {
      await fixture.reset();
      const answers = await Promise.all(inquiries.map((inquiry) => fixture.send(inquiry)));
      expect(answers.map(({ status }) => status)).toEqual(inquiries.map(() => 200));

      const messages = await fixture.messages();
      expect(messages).toHaveLength(inquiries.length);
      for (const message of messages) {
        const sent = message.parameters as Record<keyof (typeof inquiries)[number], string>;
        expect(inquiries).toContainEqual(expect.objectContaining({ message: sent.message }));

        expect(message.to).toEqual([{ name: '', address: 'team@example.com' }]);
        expect([...message.cc, ...message.bcc]).toEqual([]);
        for (const name of ['to', 'from', 'subject', 'message-id', 'content-type']) {
          expect(message.headers[name]).toHaveLength(1);
        }
        expect(Object.keys(message.headers).filter((name) => !expectedHeaders.has(name))).toEqual(
          [],
        );
        expect(message.replyTo.length).toBeLessThanOrEqual(1);
        expect(message.replyTo.map(({ address }) => address)).not.toContain('victim@example.net');
        expect(message.subject).toBe(oneLine(`Message from ${sent.from_name}`));
        expect(message.inquiryRef ?? '').toMatch(/^[\w-]{0,64}$/);

        const call = sent.phone_number === '' ? '' : `Call ${sent.phone_number}\n`;
        expect(lines(message.text)).toBe(
          lines(`From ${sent.from_name}\n${call}[${sent.message}]\n`),
        );
        expect(message.html.match(/<[a-z/]/g)).toHaveLength(sent.phone_number === '' ? 4 : 6);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

const expectedHeaders = new Set([
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-inquiry-ref',
]);
