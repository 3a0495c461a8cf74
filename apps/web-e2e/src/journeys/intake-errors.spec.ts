import { intakeForm, intakeHref, messages } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { typedFields } from '../visitor/form-fixtures';
import { field, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { errorSummary } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

test('on a phone the error summary is below the header, and so is each question to which its links lead', async ({
  page,
}) => {
  const height = 664;
  await page.setViewportSize({ width: 390, height });
  await openHydrated(page, intakeHref('Partner Violence', servedZip));
  await send(page);
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  const header = (await page.getByRole('banner').boundingBox())!;
  const top = async () => (await summary.boundingBox())!.y;
  await expect.poll(top).toBeGreaterThanOrEqual(header.height);
  for (const key of typedFields) {
    const { label } = intakeForm[key];
    await summary.getByRole('link', { name: messages.required(label) }).click();
    await expect(field(page, label)).toBeFocused();
    const question = (await page.locator('label').getByText(label, { exact: true }).boundingBox())!;
    expect(question.y, label).toBeGreaterThanOrEqual(header.height);
    expect(question.y + question.height, label).toBeLessThan(height);
  }
});
