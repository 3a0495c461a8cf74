import { intakeForm, contactForm, issueTypes, faqTabs, intakeHref, paths } from '@lawyers/domain';
import { expectPosted, watchFormPosts } from '../checks/form-post';
import { expectReadable } from '../checks/mail-body';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer } from '../visitor/hero';
import { onlyMessageFrom } from '../visitor/inbox';
import {
  answer,
  field,
  fillIntake,
  fillContact,
  mailForm,
  send,
  unfold,
} from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { mailboxOf, sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test.use({ javaScriptEnabled: false });

test('the hero opens the intake form only with a valid zip code', async ({ page }) => {
  await page.goto(paths.home);
  await findLawyer(page, 'Partner Violence', '9021');
  await expect(page).toHaveURL(paths.home);
  await findLawyer(page, 'Partner Violence', '90210');
  await expect(page).toHaveURL(intakeHref('Partner Violence', '90210'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the pictures are hidden, because they need a script', async ({ page }) => {
  await page.goto(paths.home);
  const pictures = page.locator('input[type="radio"][form=""]');
  await expect(pictures).toHaveCount(issueTypes.length);
  for (const picture of await pictures.all()) await expect(picture).toBeHidden();
});

test('the intake form makes a form POST, and the mail holds every answer', async ({ page }) => {
  const visitor = createVisitor();
  const posts = watchFormPosts(page);
  await page.goto(paths.intake);
  await fillIntake(page, visitor);
  await field(page, intakeForm.accidentId.label).selectOption('Child Sex Abuse');
  await field(page, intakeForm.zipCode.label).fill('60601');
  const stay = { label: 'Mental Abuse, with headaches' };
  await field(page, intakeForm.stay.label).selectOption(stay);
  await answer(page, intakeForm.signup.label, 'No').check();
  await send(page);
  await expectPosted(page, posts, sandboxSite.intakeTemplate);
  const mail = await onlyMessageFrom(visitor.email);
  const expected = {
    recipient: sandboxSite.intakeRecipient,
    from_name: visitor.user,
    email: visitor.email,
    accidentId: 'Child Sex Abuse',
    period: 'Less than 1 Year',
    phone_number: visitor.phone_number,
    signup: 'No',
    stay: 'Headaches',
    zipCode: '60601',
    page: paths.intake,
  };
  expect(mail.parameters).toMatchObject(expected);
  expect(String(mail.parameters['message']).replaceAll('\r\n', '\n')).toBe(visitor.message);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
  expect(mail.to.map(({ address }) => address)).toEqual([mailboxOf('intake')]);
  await expectReadable(page, mail, [...Object.values(expected), visitor.message]);
});

test('the intake form is not posted before an issue is chosen, whatever the address says', async ({
  page,
}) => {
  const posts = watchFormPosts(page);
  await page.goto(intakeHref('Partner Violence', '02139'));
  const issue = field(page, intakeForm.accidentId.label);
  await expect(issue).toHaveValue('');
  await field(page, intakeForm.zipCode.label).fill('02139');
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(issue).toBeFocused();
  expect(posts).toEqual([]);
});

for (const path of [paths.home, paths.contact]) {
  test(`the contact form of ${path} makes a form POST, and the mail holds every answer`, async ({
    page,
  }) => {
    const visitor = createVisitor();
    const posts = watchFormPosts(page);
    await page.goto(path);
    await fillContact(page, visitor, 'Digital Sex Abuse');
    await send(page);
    await expectPosted(page, posts, sandboxSite.contactTemplate);
    const mail = await onlyMessageFrom(visitor.email);
    const expected = {
      recipient: sandboxSite.contactRecipient,
      from_name: visitor.user,
      accidentId: 'Digital Sex Abuse',
      phone_number: visitor.phone_number,
      page: path,
    };
    expect(mail.parameters).toMatchObject(expected);
    expect(mail.replyTo.map(({ address }) => address)).toEqual([visitor.email]);
    await expectReadable(page, mail, [...Object.values(expected), visitor.message]);
  });
}

test('an empty form is not posted', async ({ page }) => {
  const posts = watchFormPosts(page);
  for (const path of [paths.intake, paths.contact]) {
    await page.goto(path);
    await send(page);
    await expect(mailForm(page).locator(':is(input, select):invalid').first()).toBeFocused();
    await expect(page).toHaveURL(path);
  }
  expect(posts).toEqual([]);
});

test('both lists of questions are shown, and each question opens and closes', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const { entries } of faqTabs) {
    for (const { subject, subtitle1 } of [entries[0]!, entries.at(-1)!]) {
      const text = page.getByText(subtitle1, { exact: true });
      await expect(text).toBeHidden();
      await page.getByText(subject, { exact: true }).click();
      await expect(text).toBeVisible();
      await page.getByText(subject, { exact: true }).click();
      await expect(text).toBeHidden();
    }
  }
});

test('a note beside the button announces the plain response page, only without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const withScripts = await browser.newPage({ javaScriptEnabled: true, baseURL: baseURL! });
  for (const path of [paths.home, paths.intake, paths.contact]) {
    await page.goto(path);
    // Playwright's queries by text and role skip `noscript`.
    const notes = mailForm(page).locator('noscript p');
    await expect(notes.first()).toBeVisible();
    await expect(notes.first()).toHaveText('After you send this form, a plain page opens.');
    await expect(notes.getByText(sandboxSite.phone)).toBeVisible();
    await openHydrated(withScripts, path);
    await expect(mailForm(withScripts).locator('noscript')).toBeHidden();
  }
  await withScripts.close();
});

test('the contact form shows every field, the folded ones after a click', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(field(page, contactForm.safe_hours.label)).toBeHidden();
  await unfold(page);
  for (const { label } of Object.values(contactForm))
    await expect(field(page, label)).toBeVisible();
});
