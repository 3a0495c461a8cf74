import { intakeForm, contactForm, faqTabs, intakeHref, paths } from '@lawyers/domain';
import { openWithDelayedScripts } from '../visitor/delayed-scripts';
import { answerAllQuestions, expectAllAnswers } from '../visitor/every-answer';
import { field, mailForm } from '../visitor/mail-form';
import { hydrate } from '../visitor/open';
import { expect, test } from '../visitor/test';

// Hydration keeps everything that a visitor typed, selected, or opened before it.

for (const [name, path, form] of [
  ['the contact form', paths.contact, contactForm],
  ['the contact form of the home page', paths.home, contactForm],
  ['the intake form', intakeHref('Partner Violence', '90210'), intakeForm],
  ['the intake form that asks for everything', paths.intake, intakeForm],
] as const) {
  test(`${name} keeps every answer given before hydration`, async ({ page }) => {
    const release = await openWithDelayedScripts(page, path);
    await answerAllQuestions(page, form);
    release();
    await hydrate(page);
    await expectAllAnswers(page, form);
  });
}

test('a message typed during hydration keeps every character and the focus', async ({ page }) => {
  const release = await openWithDelayedScripts(page, paths.contact);
  const message = field(page, contactForm.message.label);
  await message.click();
  await page.keyboard.type('Please c');
  release();
  await page.keyboard.type('all.\nAn', { delay: 40 });
  await hydrate(page);
  await expect(message).toBeFocused();
  await page.keyboard.type('n');
  await expect(message).toHaveValue('Please call.\nAnn');
});

test('a checkbox checked and unchecked before hydration stays unchecked', async ({ page }) => {
  const release = await openWithDelayedScripts(page, paths.contact);
  const consent = mailForm(page).getByRole('checkbox');
  await consent.check();
  await consent.uncheck();
  release();
  await hydrate(page);
  await expect(consent).not.toBeChecked();
});

test('a question opened before hydration stays open', async ({ page }) => {
  const { subject, subtitle1 } = faqTabs[0].entries[0]!;
  const release = await openWithDelayedScripts(page, paths.home);
  await page.getByText(subject, { exact: true }).click();
  await expect(page.getByText(subtitle1, { exact: true })).toBeVisible();
  release();
  await hydrate(page);
  await expect(page.getByText(subtitle1, { exact: true })).toBeVisible();
});
