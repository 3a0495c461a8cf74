import { test } from '@playwright/test';
import { intakeForm, paths } from '@lawyers/domain';
// Playwright's own `test`: React reports the hydration mismatch that the extension causes.
import { openWithDelayedScripts } from '../visitor/delayed-scripts';
import { answerAllQuestions, expectAllAnswers } from '../visitor/every-answer';
import { mailForm } from '../visitor/mail-form';
import { hydrate } from '../visitor/open';

test('keeps every answer given before hydration when an extension has added a field to the form', async ({
  page,
}) => {
  const release = await openWithDelayedScripts(page, paths.intake);
  await mailForm(page).evaluate((form) => form.prepend(document.createElement('select')));
  await answerAllQuestions(page, intakeForm);
  release();
  await hydrate(page);
  await expectAllAnswers(page, intakeForm);
});
