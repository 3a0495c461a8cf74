import type { Locator, Page } from '@playwright/test';
import { intakeForm, intakeHref, paths } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { createAnswers } from '../visitor/form-fixtures';
import { onlyMessageFrom } from '../visitor/inbox';
import { answer, field, sendButton } from '../visitor/mail-form';
import { openHydrated, hydrate } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // An element handle, because a locator would search the page at each Tab stop.
  const element = await target.elementHandle();
  const isFocused = () => element!.evaluate((one) => one === document.activeElement);
  for (let stops = 0; stops < 40 && !(await isFocused()); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a visitor sends an inquiry and returns home with the keyboard alone', async ({ page }) => {
  const answers = createAnswers();
  const { keyboard } = page;
  await openHydrated(page, paths.home);
  await tabTo(page, page.getByRole('radio', { name: 'Sex Assault', exact: true }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sex Exploitation', exact: true })).toBeFocused();
  await tabTo(page, page.locator('form').first().getByLabel('Zip code', { exact: true }));
  await keyboard.type(servedZip);
  await keyboard.press('Enter');

  await expect(page).toHaveURL(intakeHref('Sex Exploitation', servedZip));
  await hydrate(page);
  for (const key of ['user', 'email', 'phone_number'] as const) {
    await tabTo(page, field(page, intakeForm[key].label));
    await keyboard.type(answers[key]);
  }
  await tabTo(page, field(page, intakeForm.period.label));
  await keyboard.press('ArrowDown');
  await tabTo(page, field(page, intakeForm.stay.label));
  await keyboard.press('End');
  await tabTo(page, answer(page, intakeForm.medical.label, 'Yes'));
  await keyboard.press('ArrowRight');
  await tabTo(page, field(page, intakeForm.message.label));
  await keyboard.type('A few words.');
  await tabTo(page, sendButton(page));
  await keyboard.press('Enter');

  const ref = await confirmedReference(page);
  expect((await onlyMessageFrom(answers.email)).parameters).toMatchObject({
    inquiry_ref: ref,
    accidentId: 'Sex Exploitation',
    zipCode: servedZip,
    from_name: answers.user,
    phone_number: answers.phone_number,
    period: 'Less than 2 Year',
    stay_label: 'Other',
    medical: 'No',
    message: 'A few words.',
  });
  await tabTo(page, page.getByRole('link', { name: 'Go to Home' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(paths.home);
});
