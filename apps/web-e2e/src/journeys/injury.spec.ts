import { injuries, injuryIntakeForm, injuryIssue, intakeHref, paths } from '@lawyers/domain';
import { expectReadable } from '../checks/mail-body';
import { missingPage } from '../visitor/addresses';
import { intakeMailParameters, parameterDifferences } from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { field, fillIntake, send } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

const start = intakeHref(injuryIssue.name);

for (const [name, page, from] of [
  ['the hero', paths.home, 'section:first-of-type'],
  ['an article about injuries', paths.article(11), '[aria-labelledby="invitation"]'],
  ['an unknown address', missingPage, 'main'],
] as const) {
  test(`${name} leads to the form for an injury`, async ({ page: tab }) => {
    await tab.goto(page);
    await tab.locator(`${from} a[href="${start}"]`).first().click();
    await expect(tab).toHaveURL(start);
    await hydrate(tab);
    await expect(field(tab, injuryIntakeForm.accidentId.label)).toHaveValue(injuryIssue.name);
    await expect(field(tab, injuryIntakeForm.stay.label)).toBeVisible();
  });
}

test('a person with an injury sends a fitting form, and the mail says what was chosen', async ({
  page,
}) => {
  const visitor = createVisitor();
  await openHydrated(page, start);
  await field(page, injuryIntakeForm.zipCode.label).fill('73301');
  const stay = field(page, injuryIntakeForm.stay.label);
  await expect(stay.getByRole('option')).toHaveText(injuries.map(({ label }) => label));
  await stay.selectOption({ label: 'Cuts and bruises' });
  await fillIntake(page, visitor);
  await send(page);

  const ref = await confirmedReference(page);
  const mail = await onlyMessageOf(ref);
  const expected = intakeMailParameters(visitor, ref, {
    accidentId: injuryIssue.name,
    zipCode: '73301',
    state: 'Texas',
    stay: 'Cuts and Bruises',
    stay_label: 'Cuts and bruises',
    left_as_preset: 'Period, Medical, Fault, Signup',
  });
  expect(parameterDifferences(mail.parameters, expected)).toEqual([]);
  await expectReadable(page, mail, Object.values(mail.parameters).map(String));
});
