import {
  errorMessages,
  intakeForm,
  intakeHref,
  paths,
  servedStatesSentence,
  stateInSentence,
  t,
  unservedStateOf,
} from '@lawyers/domain';
import { unservedZip } from '@lawyers/domain/sample-answers';
import { expectNoEnglish } from '../checks/no-english';
import { findLawyer } from '../visitor/hero';
import { labels } from '../visitor/labels';
import { field, mailForm, send, sendButton } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

// `unservedZip`, a zip code in a state that the operator does not serve, is undefined if every state is served.
test.skip(!unservedZip, 'Every state is served.');

test('a state that is not served is said before anything is typed, where the form would be', async ({
  page,
}) => {
  const zipCode = unservedZip!;
  const refusal = errorMessages.unservedState(stateInSentence(unservedStateOf(zipCode)!));
  await openHydrated(page, paths.home);
  await findLawyer(page, 'Partner Violence', zipCode);
  await expect(page).toHaveURL(intakeHref('Partner Violence', zipCode));
  await hydrate(page);
  const notice = mailForm(page).getByRole('note');
  await expect(notice.getByRole('heading')).toHaveText(`${refusal}.`);
  await expectNoEnglish(page);
  await notice.locator('a[href="#help-now"]').click();
  await expect(page.locator('#help-now')).toBeInViewport();
  await expect(field(page, intakeForm.user.label)).toBeHidden();
  await expect(sendButton(page)).toBeHidden();
  // "Or call us", beside the notice that we cannot help.
  await expect(page.getByRole('main').getByRole('link', { name: sandboxSite.phone })).toHaveCount(
    0,
  );
});

test('errors of an earlier Send are hidden with their questions and the next steps while the state is not served', async ({
  page,
}) => {
  await openHydrated(page, paths.intake);
  await send(page);
  const summary = page.getByRole('alert').filter({ hasText: labels.problem });
  const nextSteps = page.getByRole('heading', {
    name: t({ en: 'What happens next', es: 'Qué sigue ahora' }),
  });
  await expect(summary).toBeVisible();
  await expect(nextSteps).toBeVisible();
  await field(page, intakeForm.zipCode.label).fill(unservedZip!);
  await expect(mailForm(page).getByRole('note')).toBeVisible();
  await expect(summary).toBeHidden();
  await expect(nextSteps).toBeHidden();
});

test('the states that are not served stand beside the button of both forms, and in Terms', async ({
  page,
}) => {
  for (const path of [paths.home, paths.contact, paths.intake]) {
    await page.goto(path);
    await expect(mailForm(page).getByText(servedStatesSentence(), { exact: true })).toBeVisible();
  }
  await page.goto(paths.terms);
  await expect(page.getByText(servedStatesSentence())).toBeVisible();
});
