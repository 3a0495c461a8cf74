import { contactForm, intakeForm, intakeHref, parseForm, paths } from '@lawyers/domain';
import { openMail } from '../checks/mail-body';
import { onlyMessageOf } from '../visitor/inbox';
import { field, send, unfold } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

// Hostile text from end to end: form field, validation, parameters, EmailJS, HTTP, template, SMTP, mail.

const attacks = [
  '\r\nBcc: victim@example.net',
  'victim@example.net, victim@example.org',
  '\r\n.\r\nMAIL FROM:<victim@example.net>\r\n',
  '{{recipient}} {{{message}}} {{#flag}}',
  '<script>document.title = "broken"</script>',
  '"><img src=x onerror="document.title=1">',
  "' onmouseover='alert(1)",
  '</td></table><a href="https://example.net">here</a>',
  '&lt;b&gt; &amp; &#60;',
  '\u202eevil\u202c\u2066\u200f',
  '\u0000\u001b[31m\u007f\u0085\u2028\u2029',
  '=?utf-8?B?Qmxh?=',
  '🙂👩‍👩‍👧 Zoë Ångström 你好 שלום',
  '__proto__',
  'From the start\n.\n..\nFrom the start',
  '\t two  spaces ',
];

/** Attacks for each text field; the short ones take a few. */
const typed = {
  user: attacks.slice(0, 3).join(''),
  phone_number: attacks.slice(4, 6).join(''),
  email: "A!#$&*=^`{|}~o'brien+law%x@mail.example.com",
  message: attacks.join(''),
  urgent_date: attacks.slice(3, 5).join(''),
  other_side: attacks.slice(10).join(''),
  preferred_name: attacks.slice(6, 10).join(''),
  safe_hours: attacks.slice(10).join(''),
} as const;
const keys = Object.keys(typed) as (keyof typeof typed)[];

const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const query = new URLSearchParams({ recipient: 'victim@example.net', flag: attacks.join('') });
for (const [name, form, address] of [
  ['intake', intakeForm, intakeHref('Partner Violence', '90210')],
  ['contact', contactForm, `${paths.contact}?`],
] as const) {
  test(`hostile text in the ${name} form and its query string reaches one recipient as plain text`, async ({
    page,
  }) => {
    await openHydrated(page, `${address}&${query}`);
    await unfold(page);
    const inFields: Record<string, string> = {};
    for (const key of keys) {
      const input = field(page, form[key].label);
      await input.fill(typed[key]);
      inFields[key] = await input.inputValue();
    }
    await send(page);
    const message = await onlyMessageOf(await confirmedReference(page));

    // The values after the form's own normalization, which the domain tests.
    const fields = Object.fromEntries(keys.map((key) => [key, form[key]]));
    const parsed = parseForm(fields, inFields);
    const values = parsed.ok ? Object.values(parsed.answers).map(String) : [];
    expect(values).toHaveLength(keys.length);

    expect(message.parameters['flag']).toBe('');
    expect(message.to.map(({ address }) => address)).toEqual([
      expect.stringMatching(/^[\w-]+@example\.com$/),
    ]);
    expect([...message.cc, ...message.bcc]).toEqual([]);
    expect(message.replyTo.map(({ address }) => address)).toEqual([typed.email]);
    expect(Object.keys(message.headers).sort().join(' ')).toBe(
      'content-type date from message-id mime-version reply-to subject to x-inquiry-ref',
    );
    for (const [name, given] of Object.entries(message.headers))
      expect([name, given.length]).toEqual([name, 1]);
    await openMail(page, message.html);
    const seen = wordsOf(await page.locator('body').innerText());
    for (const value of values) {
      expect(Object.values(message.parameters)).toContain(value);
      expect(message.text.replaceAll('\r\n', '\n')).toContain(value);
      expect(seen).toContain(wordsOf(value));
    }
    await expect(page.locator('script, img[src="x"], [onerror], [onmouseover]')).toHaveCount(0);
    await expect(page.locator('a[href="https://example.net"]')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/broken|1/);
  });
}
