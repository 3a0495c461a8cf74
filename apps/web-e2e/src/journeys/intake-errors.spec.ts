import { intakeForm, intakeHref, messages } from '@lawyers/domain';
import { intakeMailParameters, parameterDifferences } from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { expectTypedAnswers, field, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', '90210');
const labels = {
  user: intakeForm.user.label,
  email: intakeForm.email.label,
  phone: intakeForm.phone_number.label,
  message: intakeForm.message.label,
};

test('an empty form lists the missing answers, and each error links to its field', async ({
  page,
}) => {
  await openHydrated(page, start);
  await send(page);
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  const missing = [labels.user, labels.email, labels.phone, labels.message];
  await expect(summary.getByRole('link')).toHaveText(missing.map(messages.required));
  await expect(page).toHaveTitle(/^Error: /);
  for (const label of missing) {
    const input = field(page, label);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(`${messages.required(label)}$`));
    await summary.getByRole('link', { name: messages.required(label) }).click();
    await expect(input).toBeFocused();
    await expect(input).toBeInViewport({ ratio: 1 });
  }
  await expect(page).toHaveURL(start);
});

test('on a phone a link of the error summary scrolls the label into view, not only the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openHydrated(page, start);
  await send(page);
  const summary = errorSummary(page);
  const header = (await page.getByRole('banner').boundingBox())!;
  for (const label of [labels.user, labels.email, labels.phone, labels.message]) {
    await summary.getByRole('link', { name: messages.required(label) }).click();
    await expect(field(page, label)).toBeFocused();
    const question = (await page.locator('label').getByText(label, { exact: true }).boundingBox())!;
    expect(question.y, label).toBeGreaterThanOrEqual(header.height);
    expect(question.y + question.height, label).toBeLessThan(664);
  }
});

test('an invalid e-mail address is listed, and the form keeps every answer', async ({ page }) => {
  await openHydrated(page, start);
  for (const typed of ['ann@example', 'ann example@example.com']) {
    const visitor = { ...createVisitor(), email: typed };
    await fillIntake(page, visitor);
    await send(page);
    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([messages.email(labels.email)]);
    await expectTypedAnswers(page, intakeForm, visitor);
  }
});

test('the message is sent after its errors are corrected', async ({ page }) => {
  const visitor = createVisitor();
  await openHydrated(page, start);
  await send(page);
  await expect(errorSummary(page)).toBeVisible();
  await fillIntake(page, visitor);
  await send(page);
  const ref = await confirmedReference(page);
  await expect(page).not.toHaveTitle(/Error/);
  const { parameters } = await onlyMessageOf(ref);
  expect(parameterDifferences(parameters, intakeMailParameters(visitor, ref))).toEqual([]);
});

test('a message one character too long shows an error, and one of the maximum length is sent', async ({
  page,
}) => {
  const visitor = { ...createVisitor(), message: 'x'.repeat(10_001) };
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await send(page);
  const summary = errorSummary(page);
  await expect(summary.getByRole('link')).toHaveText([
    messages.range(labels.message, 1, '10000 characters'),
  ]);
  await expectTypedAnswers(page, intakeForm, visitor);
  await field(page, labels.message).press('Control+End');
  await page.keyboard.press('Backspace');
  await send(page);
  const mail = await onlyMessageOf(await confirmedReference(page));
  expect(mail.parameters['message']).toBe('x'.repeat(10_000));
});
