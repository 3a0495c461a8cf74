import {
  contactForm,
  intakeForm,
  intakeHref,
  isState,
  paths,
  placeOfZipCode,
  stateLaw,
} from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { createAnswers } from '../visitor/form-fixtures';
import { requestsOf } from '../visitor/inbox';
import { expectTypedAnswers, fillIntake, send } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

test('after sending, Back shows an empty form and sends nothing, and Go to Home opens an empty form', async ({
  page,
}) => {
  await page.goto(paths.confirm);
  const promisesNothing = await page.getByRole('heading', { level: 1 }).innerText();
  const start = intakeHref('Partner Violence', servedZip);
  await openHydrated(page, start);
  await fillIntake(page, createAnswers());
  await send(page);
  const ref = await confirmedReference(page);
  const place = placeOfZipCode(servedZip);
  const law = stateLaw(isState(place) ? place : undefined);
  await expect(page.getByRole('link', { name: law.text })).toHaveAttribute('href', law.href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(promisesNothing);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await hydrate(page);
  await expectTypedAnswers(page, intakeForm, undefined);
  // After sending, the page of the form showed the confirmation without loading another page, and only its memory had
  // the reference. Forward loads the page of the confirmation, which does not know of a message. As when somebody opens
  // its address directly, it does not promise that a lawyer will call.
  await page.goForward();
  await expect(page).toHaveURL(paths.confirm);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(promisesNothing);
  await expect(main).not.toContainText(ref);
  await main.getByRole('link', { name: 'Go to Home', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  await hydrate(page);
  await expectTypedAnswers(page, contactForm, undefined);
  // Each page that was opened above has run its scripts by now. If one of them had sent the message again, there would
  // be two requests.
  expect(await requestsOf(ref)).toHaveLength(1);
});
