import { intakeForm, intakeHref, messages } from '@lawyers/domain';
import { expectReadable } from '../checks/mail-body';
import { createVisitor, typedFields } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { expectTypedAnswers, field, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', '90210');
test('on a phone every link of the error summary moves the focus to its field and shows its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openHydrated(page, start);
  await send(page);
  const summary = errorSummary(page);
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect(summary).toBeFocused();
  for (const key of typedFields) {
    const { label } = intakeForm[key];
    await summary.getByRole('link', { name: messages.required(label) }).click();
    await expect(field(page, label)).toBeFocused();
    const question = (await page.locator('label').getByText(label, { exact: true }).boundingBox())!;
    expect(question.y, label).toBeGreaterThanOrEqual(header.height);
    expect(question.y + question.height, label).toBeLessThan(664);
  }
});

test('a message one character too long shows an error, and one of the maximum length arrives complete', async ({
  page,
}) => {
  const line = 'It happened at work, 3 times – «never again» 😢👩‍👩‍👧.\n';
  const text = line.repeat(150).padEnd(10_000, '.');
  const visitor = { ...createVisitor(), message: `${text}x` };
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await send(page);
  const summary = errorSummary(page);
  await expect(summary.getByRole('link')).toHaveText([
    messages.range(intakeForm.message.label, 1, '10000 characters'),
  ]);
  await expectTypedAnswers(page, intakeForm, visitor);
  await field(page, intakeForm.message.label).press('Control+End');
  await page.keyboard.press('Backspace');
  await send(page);
  const mail = await onlyMessageOf(await confirmedReference(page));
  expect(mail.parameters['message']).toBe(text);
  await expectReadable(page, mail, [text]);
});
