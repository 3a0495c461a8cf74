import type { Page } from '@playwright/test';
import {
  intakeForm,
  intakeHref,
  invalidZipMessage,
  issueNames,
  paths,
  type IssueName,
} from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf, onlyMessageOf } from '../visitor/inbox';
import { expectTypedAnswers, field, fillIntake, mailForm, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { expect, test } from '../visitor/test';

const labels = { issue: intakeForm.accidentId.label, zip: intakeForm.zipCode.label };
const change = { name: 'Change', exact: true };

async function expectSummary(page: Page, issue: string, zip: string): Promise<void> {
  await expect(mailForm(page).getByText(`${issue} · ZIP ${zip}`, { exact: true })).toBeVisible();
  await expect(field(page, labels.issue)).toHaveCount(0);
  await expect(field(page, labels.zip)).toHaveCount(0);
}

async function expectFields(page: Page, issue: IssueName, zip: string): Promise<void> {
  await expect(field(page, labels.issue)).toHaveValue(issue);
  await expect(field(page, labels.zip)).toHaveValue(zip);
  await expect(mailForm(page).getByRole('button', change)).toHaveCount(0);
}

test('the first value of a repeated parameter applies', async ({ page }) => {
  const visitor = createVisitor();
  await openHydrated(
    page,
    `${paths.intake}?accidentId=Sex+Exploitation&zipCode=30301&accidentId=Partner+Violence&zipCode=90210`,
  );
  await expectSummary(page, 'Sex Exploitation', '30301');
  await fillIntake(page, visitor);
  await send(page);
  const { parameters } = await onlyMessageOf(await confirmedReference(page));
  expect(parameters).toMatchObject({ accidentId: 'Sex Exploitation', zipCode: '30301' });
});

const first = issueNames[0]!;
/** Some of the queries that the tests of the fields have. */
const incomplete: readonly (readonly [what: string, query: string, IssueName, zip: string])[] = [
  ['nothing', '', first, ''],
  ['__proto__', '?accidentId=__proto__&zipCode=90210', first, '90210'],
  [
    'a script as zip code',
    '?accidentId=Partner+Violence&zipCode=%3Cb%3E90210',
    'Partner Violence',
    '',
  ],
];

test('the intake form asks for issue and zip code when a parameter is missing or invalid', async ({
  page,
}) => {
  for (const [what, query, issue, zip] of incomplete) {
    await test.step(what, async () => {
      await openHydrated(page, paths.intake + query);
      await expectFields(page, issue, zip);
      await expect(page).toHaveTitle(/^Your message/);
    });
  }
});

test('an invalid zip code prevents sending, and a corrected one is sent', async ({ page }) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await openHydrated(page, paths.intake);
  await fillIntake(page, visitor);
  await field(page, labels.issue).selectOption('Child Sex Abuse');
  const summary = errorSummary(page);
  for (const bad of ['', '９０２１０']) {
    await field(page, labels.zip).fill(bad);
    await send(page);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([invalidZipMessage]);
    await expect(field(page, labels.zip)).toHaveAccessibleDescription(invalidZipMessage);
  }
  await summary.getByRole('link').click();
  await expect(field(page, labels.zip)).toBeFocused();
  await expectTypedAnswers(page, intakeForm, visitor);
  expect(await requestsOf(ref)).toEqual([]);

  await field(page, labels.zip).fill(' 60601 ');
  await send(page);
  expect(await confirmedReference(page)).toBe(ref);
  const { parameters } = await onlyMessageOf(ref);
  expect(parameters).toMatchObject({ accidentId: 'Child Sex Abuse', zipCode: '60601' });
});

test('Change shows both fields with their values, and the new answers are sent', async ({
  page,
}) => {
  const visitor = createVisitor();
  await openHydrated(page, intakeHref('Partner Violence', '90210'));
  await fillIntake(page, visitor);
  await mailForm(page).getByRole('button', change).click();
  await expectFields(page, 'Partner Violence', '90210');
  await expect(field(page, labels.issue)).toBeFocused();
  await expectTypedAnswers(page, intakeForm, visitor);
  await field(page, labels.issue).selectOption('Workplace Sex Abuse');
  await field(page, labels.zip).fill('73301');
  await send(page);
  const { parameters } = await onlyMessageOf(await confirmedReference(page));
  expect(parameters).toMatchObject({ accidentId: 'Workplace Sex Abuse', zipCode: '73301' });
});
