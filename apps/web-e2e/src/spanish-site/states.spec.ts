import { injuries, injuryIssue, intakeForm, intakeHref, paths } from '@lawyers/domain';
import { expectNoEnglish } from '../checks/english';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { field, fillIntake, mailForm, send } from '../visitor/mail-form';
import { hydrate } from '../visitor/open';
import { confirmedReference, errorSummary } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

test('from an article to the form for an injury, by way of a state that is not served', async ({
  page,
}) => {
  const visitor = createVisitor();
  await page.goto(paths.article(11));
  await page.locator(`[aria-labelledby="invitation"] a`).first().click();
  await expect(page).toHaveURL(intakeHref(injuryIssue.name));
  await hydrate(page);
  const stay = field(page, 'Tipo principal de lesión');
  await expect(stay.getByRole('option')).toHaveText(injuries.map(({ label }) => label));
  await stay.selectOption({ label: 'Huesos rotos' });
  await field(page, intakeForm.zipCode.label).fill('98101');
  const refusal = 'No podemos pasarle a un abogado un mensaje desde el estado de Washington';
  await expect(mailForm(page).getByRole('note')).toContainText(`${refusal}.`);
  await expectNoEnglish(page);
  await fillIntake(page, visitor);
  await send(page);
  await expect(errorSummary(page).getByRole('link')).toHaveText([refusal]);
  await field(page, intakeForm.zipCode.label).fill('00901');
  await send(page);

  const { parameters } = await onlyMessageOf(await confirmedReference(page));
  expect(parameters).toMatchObject({
    accidentId: 'Accident or Injury',
    zipCode: '00901',
    state: 'Puerto Rico',
    stay: 'Broken Bones',
    stay_label: 'Broken bones',
    language: 'es',
  });
});
