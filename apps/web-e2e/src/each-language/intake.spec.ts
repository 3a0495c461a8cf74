import {
  intakeForm,
  intakeHref,
  invalidZipMessage,
  issueLabel,
  language,
  pathIn,
  paths,
  placeOfZipCode,
  site,
  stays,
  yesOrNo,
} from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { expectReadable } from '../checks/mail-body';
import { expectNoEnglish } from '../checks/no-english';
import { expectNoTrace, watchPrivacy } from '../checks/privacy-traces';
import { createAnswers, typedParameters } from '../visitor/form-fixtures';
import { findLawyer, heroOf } from '../visitor/hero';
import { onlyMessageFrom } from '../visitor/inbox';
import { answer, field, fillIntake, send, unfold } from '../visitor/mail-form';
import { hydrate, openHydrated, showSiteFonts } from '../visitor/open';
import { confirmedReference, sendingStatus } from '../visitor/outcome';
import { mailboxOf, sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const issue = 'Partner Violence';
const stay = stays[2]!;
const [yes, no] = yesOrNo;
const firstAnswers = {
  urgent_date: 'Hearing, November 29, 9 a.m.',
  other_side: 'Núñez; Example School',
  hurt_person: 'My child',
  has_lawyer: 'No',
  place_state: 'Ohio',
} as const;

test('from the hero to the confirmation all is in the language of the page, nothing is stored, the policy is kept, only the mail service is contacted, and the mail has every answer in English', async ({
  page,
  context,
}) => {
  const answers = {
    ...createAnswers(),
    user: 'Zoë O’Brien-Núñez 李',
    phone_number: '+1 (202) 555-0123 #4',
  };
  // The number of pages of the printed confirmation, which is checked below, depends on the fonts.
  await showSiteFonts(page);
  const traces = await watchPrivacy(context);
  const elsewhere = () => traces.requests.filter((one) => !one.startsWith(sandboxSite.url));
  await openHydrated(page, paths.home);
  const { toast, error, zip } = heroOf(page);
  // Awaited from before the click, because the toast disappears after six seconds.
  const toastShown = toast.waitFor();
  await findLawyer(page, issue, servedZip.slice(1));
  await toastShown;
  await expect(error).toHaveText(invalidZipMessage);
  await expect(zip).toBeFocused();
  await expectNoEnglish(page);

  await findLawyer(page, issue, servedZip);
  await expect(page).toHaveURL(intakeHref(issue, servedZip));
  for (const other of site.languages.filter((one) => one !== language)) {
    const link = page.locator(`a[hreflang="${other}"]:visible`);
    const address = new URL(pathIn(other, intakeHref(issue, servedZip)), sandboxSite.url);
    await expect(link).toHaveJSProperty('href', address.href);
  }
  await hydrate(page);
  await expect(page.getByText(new RegExp(`${issueLabel(issue)} · .*${servedZip}`))).toBeVisible();
  await fillIntake(page, answers);
  await field(page, intakeForm.period.label).selectOption('Less than 3 Year');
  await field(page, intakeForm.stay.label).selectOption({ label: stay.label });
  await answer(page, intakeForm.medical.label, no.label).check();
  await unfold(page);
  const { urgent_date, other_side, ...choices } = firstAnswers;
  await field(page, intakeForm.urgent_date.label).fill(urgent_date);
  await field(page, intakeForm.other_side.label).fill(other_side);
  for (const [key, value] of Object.entries(choices))
    await field(page, intakeForm[key as keyof typeof choices].label).selectOption(value);
  await field(page, intakeForm.preferred_name.label).fill('Zo');
  await field(page, intakeForm.safe_hours.label).fill('Weekdays, 10 to 11');
  await field(page, intakeForm.safe_voicemail.label).selectOption({ label: yes.label });
  await field(page, intakeForm.consent_calls.label).check();
  let deliver!: () => void;
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(`${sandboxSite.mailService}/api/**`, async (route) => {
    await delivery;
    await route.continue();
  });
  await page.waitForLoadState('networkidle');
  expect(elsewhere()).toEqual([]);
  const before = Date.now();
  await send(page);
  await expect(sendingStatus(page)).toBeFocused();
  await expectNoEnglish(page);
  deliver();

  const ref = await confirmedReference(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoEnglish(page);
  expect(new Set(elsewhere())).toEqual(new Set([`${sandboxSite.mailService}/api/v1.0/email/send`]));
  await expectNoTrace(context, traces, answers);
  expect(traces.problems).toEqual([]);
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
  const printed = await page.pdf({ format: 'Letter', margin });
  expect(pagesIn(printed), 'printed pages').toBeLessThanOrEqual(2);
  const mail = await onlyMessageFrom(answers.email);
  expect(mail.parameters).toMatchObject({
    ...typedParameters(answers),
    ...firstAnswers,
    inquiry_ref: ref,
    accidentId: issue,
    recipient: sandboxSite.intakeRecipient,
    page: paths.intake,
    language,
    zipCode: servedZip,
    state: placeOfZipCode(servedZip)!,
    period: 'Less than 3 Year',
    stay: stay.value,
    stay_label: stay.english,
    medical: 'No',
    preferred_name: 'Zo',
    safe_hours: 'Weekdays, 10 to 11',
    safe_voicemail: 'Yes',
    consent_calls: 'yes',
    fault: 'Yes',
    signup: 'Yes',
    left_as_preset: 'Fault, Signup',
  });
  expect(mail.parameters).not.toHaveProperty('flag');
  expect(mail.templateId).toBe(sandboxSite.intakeTemplate);
  expect(mail.to.map(({ address }) => address)).toEqual([mailboxOf('intake')]);
  expect([...mail.cc, ...mail.bcc]).toEqual([]);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([answers.email]);
  expect(mail.subject).toBe(`Soon: New message ${ref}`);
  const time = Date.parse(String(mail.parameters['sent_at']));
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
  await expectReadable(page, mail, Object.values(mail.parameters).map(String));
});

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
