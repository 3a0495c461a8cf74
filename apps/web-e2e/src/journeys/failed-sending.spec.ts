import { intakeForm, contactForm, intakeHref, paths, stays } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf, messagesOf, onlyMessageOf, setFault } from '../visitor/inbox';
import {
  answer,
  expectTypedAnswers,
  field,
  fillIntake,
  fillContact,
  send,
} from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { failurePanel, confirmedReference, referenceIn, tryAgain } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { sendRefusedInquiry } from '../visitor/refused-inquiry';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const start = intakeHref('Digital Sex Abuse', '10001');

test('the intake form keeps every answer when the service responds 400, and Try again sends with the same reference', async ({
  page,
}) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await setFault({ kind: 'status', status: 400, ref });
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await field(page, intakeForm.period.label).selectOption('Less than 2 Year');
  await field(page, intakeForm.stay.label).selectOption({ label: 'Other' });
  await answer(page, intakeForm.fault.label, 'No').check();
  await send(page);

  await expect(failurePanel(page)).toBeFocused();
  expect(await referenceIn(failurePanel(page))).toBe(ref);
  await expect(failurePanel(page).getByRole('link', { name: sandboxSite.phone })).toHaveAttribute(
    'href',
    'tel:2025550100',
  );
  await expect(page).toHaveURL(start);
  await expectTypedAnswers(page, intakeForm, visitor);
  await expect(page.getByText('Digital Sex Abuse · ZIP 10001')).toBeVisible();
  await expect(field(page, intakeForm.period.label)).toHaveValue('Less than 2 Year');
  await expect(field(page, intakeForm.stay.label).locator('option:checked')).toHaveText('Other');
  await expect(answer(page, intakeForm.fault.label, 'No')).toBeChecked();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect(await messagesOf(ref)).toEqual([]);

  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect((await onlyMessageOf(ref)).parameters).toMatchObject({
    from_name: visitor.user,
    email: visitor.email,
    phone_number: visitor.phone_number,
    message: visitor.message,
    accidentId: 'Digital Sex Abuse',
    zipCode: '10001',
    period: 'Less than 2 Year',
    stay: stays[4]?.value,
    stay_label: 'Other',
    fault: 'No',
    inquiry_ref: ref,
  });
  const requests = await requestsOf(ref);
  expect(requests.map(({ status }) => status)).toEqual([400, 200]);
});

test('a contact form keeps every answer when the service responds 400, and can be sent again', async ({
  page,
}) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await setFault({ kind: 'status', status: 400, ref });
  await openHydrated(page, paths.home);
  await fillContact(page, visitor, 'Sex Exploitation');
  await send(page);
  await expect(failurePanel(page)).toBeFocused();
  expect(await referenceIn(failurePanel(page))).toBe(ref);
  await expect(page).toHaveURL(paths.home);
  await expectTypedAnswers(page, contactForm, visitor);
  await expect(field(page, contactForm.accident_type.label)).toHaveValue('Sex Exploitation');
  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect((await onlyMessageOf(ref)).parameters).toMatchObject({ message: visitor.message });
});

test('a second failure focuses the failure panel again', async ({ page }) => {
  const ref = await sendRefusedInquiry(page, start, 2);
  await tryAgain(page);
  await expect.poll(async () => (await requestsOf(ref)).length).toBe(2);
  await expect(failurePanel(page)).toBeFocused();
  await expect(failurePanel(page)).toHaveCount(1);
  expect(await referenceIn(failurePanel(page))).toBe(ref);
});

test('Send after a failure sends the corrected answer', async ({ page }) => {
  const ref = await sendRefusedInquiry(page, start);
  await field(page, intakeForm.phone_number.label).fill('call my sister');
  await send(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect((await onlyMessageOf(ref)).parameters).toMatchObject({ phone_number: 'call my sister' });
});
