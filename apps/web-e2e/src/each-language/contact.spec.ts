import {
  contactForm,
  errorMessages,
  issueLabel,
  language,
  paths,
  site,
  stateLaw,
} from '@lawyers/domain';
import { expectReadable } from '../checks/mail-body';
import { expectNoEnglish } from '../checks/no-english';
import { expectNoTrace, watchPrivacy } from '../checks/privacy-traces';
import { createAnswers, typedFields, typedParameters } from '../visitor/form-fixtures';
import { onlyMessageFrom, requestsOf, setFault } from '../visitor/inbox';
import { expectTypedAnswers, field, fillContact, send, unfold } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import {
  confirmedReference,
  errorSummary,
  failurePanel,
  referenceIn,
  tryAgain,
} from '../visitor/outcome';
import { mailboxOf, sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const issue = 'Child Sex Abuse';
/** A message of the maximum length, with markup, template braces, and mail headers, which must arrive as plain text. */
const message =
  '{{recipient}} {{{message}}} <b onclick=x>«1 & 2»</b>\nBcc: x@example.net\n.\n😢👩‍👩‍👧 שלום\n'
    .repeat(200)
    .slice(0, 9_990)
    .padEnd(10_000, '.');

test('errors and a refused message are explained, every answer is kept, and the message can be sent again', async ({
  page,
  context,
}) => {
  const traces = await watchPrivacy(context);
  const answers = { ...createAnswers(), message };
  await setFault({ kind: 'status', status: 400, email: answers.email });
  await openHydrated(page, `${paths.contact}?recipient=x@example.net&flag=x#content`);

  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const errors = errorSummary(page).getByRole('link');
  await expect(errors).toHaveText(
    typedFields.map((key) => errorMessages.required(contactForm[key].label)),
  );
  await expectNoEnglish(page);

  await fillContact(page, { ...answers, email: 'ann.example.com' }, issue);
  await send(page);
  const invalid = errorMessages.email(contactForm.email.label);
  await expect(errors).toHaveText([invalid]);
  const email = field(page, contactForm.email.label);
  await expect(email).toHaveAccessibleDescription(new RegExp(`${invalid}$`));
  await email.fill(answers.email);
  await unfold(page);
  await field(page, contactForm.place_state.label).selectOption('Ohio');

  await send(page);
  await expect(failurePanel(page)).toBeFocused();
  const ref = await referenceIn(failurePanel(page));
  await expectNoEnglish(page);
  await expectTypedAnswers(page, contactForm, answers);
  const chosen = field(page, contactForm.accident_type.label).locator('option:checked');
  await expect(chosen).toHaveText(issueLabel(issue));

  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  await expect(page.getByRole('link', { name: stateLaw('Ohio').text })).toBeVisible();
  await expectNoTrace(context, traces, answers);
  expect((await requestsOf(ref)).map(({ status }) => status)).toEqual([400, 200]);
  const mail = await onlyMessageFrom(answers.email);
  expect(mail.parameters).toMatchObject({
    ...typedParameters(answers),
    inquiry_ref: ref,
    accidentId: issue,
    recipient: sandboxSite.contactRecipient,
    logoUrl: `${sandboxSite.url}/icon-192.png`,
    logoLink: sandboxSite.url,
    logoString: site.brand,
    page: paths.contact,
    language,
    place_state: 'Ohio',
  });
  expect((await page.request.get(`${mail.parameters['logoUrl']}`)).status()).toBe(200);
  // Parameters without a value are left out.
  for (const name of ['left_as_preset', 'flag', 'urgent_date', 'other_side', 'has_lawyer'])
    expect(mail.parameters).not.toHaveProperty(name);
  expect(mail.templateId).toBe(sandboxSite.contactTemplate);
  expect(mail.to.map(({ address }) => address)).toEqual([mailboxOf('contact')]);
  expect([...mail.cc, ...mail.bcc]).toEqual([]);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([answers.email]);
  await expectReadable(page, mail, Object.values(mail.parameters).map(String));
  // Anyone could post another value for `logoUrl` and `logoLink`, and so put a link of theirs into the firm's mail. The
  // template therefore ignores both and contains its own picture and link.
  expect(mail.html).not.toContain(`src="${mail.parameters['logoUrl']}`);
  expect(mail.html).not.toContain(`href="${mail.parameters['logoLink']}`);
});
