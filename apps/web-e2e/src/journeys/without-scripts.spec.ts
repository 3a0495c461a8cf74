import {
  contactForm,
  faqTabs,
  intakeForm,
  intakeHref,
  issueNames,
  issueTypes,
  paths,
  serviceQuestion,
  stays,
} from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { expectReadable } from '../checks/mail-body';
import { createAnswers, typedParameters } from '../visitor/form-fixtures';
import { findLawyer } from '../visitor/hero';
import { onlyMessageFrom } from '../visitor/inbox';
import {
  answer,
  field,
  fillContact,
  fillIntake,
  mailForm,
  send,
  unfold,
} from '../visitor/mail-form';
import { mailboxOf, sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test.use({ javaScriptEnabled: false });

test('the hero opens the intake form only with a valid zip code, and hides the pictures, which need a script', async ({
  page,
}) => {
  await page.goto(paths.home);
  const pictures = page.locator('input[type="radio"][form=""]');
  await expect(pictures).toHaveCount(issueTypes.length);
  for (const picture of await pictures.all()) await expect(picture).toBeHidden();
  await findLawyer(page, 'Partner Violence', servedZip.slice(1));
  await expect(page).toHaveURL(paths.home);
  await findLawyer(page, 'Partner Violence', servedZip);
  await expect(page).toHaveURL(intakeHref('Partner Violence', servedZip));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the intake form says what sending does, and posts every answer', async ({ page }) => {
  const answers = createAnswers();
  const [, issue] = issueNames;
  const [, stay] = stays;
  await page.goto(paths.intake);
  // The paragraph is found by CSS, because Playwright's queries by role treat the content of `noscript` as hidden.
  await expect(mailForm(page).locator('noscript p').getByText(sandboxSite.phone)).toBeVisible();
  await fillIntake(page, answers);
  await field(page, intakeForm.accidentId.label).selectOption(issue!);
  await field(page, intakeForm.zipCode.label).fill(servedZip);
  await field(page, intakeForm.stay.label).selectOption({ label: stay!.label });
  await answer(page, intakeForm.signup.label, 'No').check();
  await unfold(page);
  await field(page, intakeForm.urgent_date.label).fill('Hearing, November 29');
  await send(page);
  await expect(page).toHaveURL(sandboxSite.formPost);
  await expect(page.locator('body')).toHaveText('OK');
  const mail = await onlyMessageFrom(answers.email);
  const { message, ...typed } = typedParameters(answers);
  const expected = {
    ...typed,
    recipient: sandboxSite.intakeRecipient,
    accidentId: issue!,
    period: 'Less than 1 Year',
    urgent_date: 'Hearing, November 29',
    signup: 'No',
    stay: stay!.value,
    zipCode: servedZip,
    page: paths.intake,
  };
  expect(mail.templateId).toBe(sandboxSite.intakeTemplate);
  expect(mail.parameters).toMatchObject(expected);
  expect(String(mail.parameters['message']).replaceAll('\r\n', '\n')).toBe(message);
  // With scripts, the page would send a mark that begins the subject with "Soon:", because `urgent_date` was answered
  // above. Without, the subject begins with the template's own words.
  expect(mail.subject).toMatch(/^New message/);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([answers.email]);
  expect(mail.to.map(({ address }) => address)).toEqual([mailboxOf('intake')]);
  await expectReadable(page, mail, [...Object.values(expected), answers.message]);
});

test('who asks to be deleted names no harm, and is asked nothing about a case', async ({
  page,
}) => {
  const answers = createAnswers();
  await page.goto(paths.contact);
  const aboutTheCase = mailForm(page).locator('details:has([name="hurt_person"]) > summary');
  await expect(aboutTheCase).toBeVisible();
  await fillContact(page, answers, serviceQuestion.name);
  await expect(aboutTheCase).toBeHidden();
  await send(page);
  await expect(page).toHaveURL(sandboxSite.formPost);
  const { parameters } = await onlyMessageFrom(answers.email);
  expect(parameters).toMatchObject({ accidentId: serviceQuestion.name, hurt_person: '' });
});

test('a group that was answered and closed is sent, says so, and stays in sight of whoever asks something else', async ({
  page,
}) => {
  const answers = createAnswers();
  await page.goto(paths.contact);
  for (const [key, value] of [
    ['urgent_date', 'May 5'],
    ['safe_voicemail', 'No'],
  ] as const) {
    const group = mailForm(page).locator(`details:has([name="${key}"])`);
    const summary = group.locator('summary');
    const note = summary.getByText('What you answered here is sent too.');
    await summary.click();
    await expect(note).toBeHidden();
    const control = group.locator(`[name="${key}"]`);
    if (key === 'urgent_date') await control.fill(value);
    else await control.selectOption(value);
    await expect(note).toBeHidden();
    await summary.click();
    await expect(note).toBeVisible();
  }
  await fillContact(page, answers, serviceQuestion.name);
  await expect(mailForm(page).getByText('What you answered here is sent too.')).toHaveCount(2);
  for (const note of await mailForm(page).getByText('What you answered here is sent too.').all())
    await expect(note).toBeVisible();
  await send(page);
  await expect(page).toHaveURL(sandboxSite.formPost);
  const { parameters } = await onlyMessageFrom(answers.email);
  expect(parameters).toMatchObject({ urgent_date: 'May 5', safe_voicemail: 'No' });
});

test('no form is posted empty, and none before an issue is chosen, whatever the address says', async ({
  page,
}) => {
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.method() === 'POST')));
  await page.goto(paths.contact);
  await send(page);
  await expect(field(page, contactForm.user.label)).toBeFocused();
  await page.goto(intakeHref('Partner Violence', servedZip));
  const issue = field(page, intakeForm.accidentId.label);
  await expect(issue).toHaveValue('');
  await field(page, intakeForm.zipCode.label).fill(servedZip);
  await fillIntake(page, createAnswers());
  await send(page);
  await expect(issue).toBeFocused();
  expect(posts).toBe(0);
});

test('both lists of questions are shown, and each question opens', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const { entries } of faqTabs) {
    const { subject, subtitle1 } = entries.at(-1)!;
    const text = page.getByText(subtitle1, { exact: true });
    await expect(text).toBeHidden();
    await page.getByText(subject, { exact: true }).click();
    await expect(text).toBeVisible();
  }
});
