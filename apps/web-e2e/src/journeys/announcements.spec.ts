import { intakeHref, paths } from '@lawyers/domain';
import { delayFirstResponse } from '../visitor/delayed-response';
import { createVisitor } from '../visitor/form-fixtures';
import { fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { sendingStatus, errorSummary } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

// What screen readers rely on: the accessibility tree, its order, and the focus.

const start = intakeHref('Partner Violence', '90210');

test('the error summary is focused and lists every error in the order of the fields', async ({
  page,
}) => {
  await openHydrated(page, start);
  await send(page);
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary).toMatchAriaSnapshot(`
    - alert "There is a problem":
      - heading "There is a problem" [level=2]
      - list:
        - listitem:
          - link "Full name is required!"
        - listitem:
          - link "Email is required!"
        - listitem:
          - link "Phone number is required!"
        - listitem:
          - link "Message is required!"
  `);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(
    'Full name is required!',
  );
});

test('while a message is sent, the status is focused and the form is hidden from assistive technology', async ({
  page,
}) => {
  const respond = await delayFirstResponse(page);
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await send(page);
  const status = sendingStatus(page);
  await expect(status).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Exit this site' })).toBeVisible();
  respond();
  await expect(page).toHaveURL(paths.confirm);
});

test('an invalid zip code is announced once, and the message describes the focused field', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  const zip = page.getByRole('textbox', { name: 'Zip code' });
  await zip.fill('123');
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAccessibleDescription('Please input valid Zip Code');
  await expect(page.getByRole('alert').filter({ hasText: 'Please input valid' })).toHaveCount(1);
  const toast = page.locator('[aria-live="off"]', { hasText: 'Please input valid Zip Code' });
  await expect(toast).toBeVisible();
});
