import { intakeForm, intakeHref } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { labels } from '../visitor/labels';
import { expectTypedAnswers, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

test('Back to my message is reachable offline at 400 % zoom', async ({ page, context }) => {
  const visitor = createVisitor();
  await page.setViewportSize({ width: 320, height: 180 });
  await openHydrated(page, intakeHref('Workplace Sex Abuse', '30301'));
  await fillIntake(page, visitor);
  await context.setOffline(true);
  await send(page);
  const text = page.getByText(labels.offline);
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await text.boundingBox())!.y).toBeGreaterThan(header.height);

  const back = page.getByRole('button', { name: labels.backToMessage });
  await back.scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expectTypedAnswers(page, intakeForm, visitor);
});
