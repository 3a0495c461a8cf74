import { injuryIssue, intakeForm, intakeHref, paths } from '@lawyers/domain';
import { expectNoEnglish } from '../checks/english';
import { expectReadable } from '../checks/mail-body';
import { delayFirstResponse } from '../visitor/delayed-response';
import { intakeMailParameters, parameterDifferences } from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { findLawyer, heroOf } from '../visitor/hero';
import { onlyMessageOf } from '../visitor/inbox';
import { answer, field, fillIntake, mailForm, send } from '../visitor/mail-form';
import { hydrate, openHydrated } from '../visitor/open';
import { confirmedReference, errorSummary, sendingStatus } from '../visitor/outcome';
import { expect, test } from '../visitor/test';

test('from the hero to the confirmation everything is Spanish, and the mail has the English values', async ({
  page,
}) => {
  const visitor = {
    ...createVisitor(),
    user: 'María Peña',
    message: '¿Pueden llamarme por la mañana?\nGracias.',
  };
  await openHydrated(page, paths.home);
  const { toast, error, zip } = heroOf(page);
  await findLawyer(page, 'Partner Violence', '9021');
  await expect(toast).toBeVisible();
  await expect(error).toHaveText('Por favor, escriba un código postal válido de cinco números.');
  await expect(zip).toBeFocused();
  await expectNoEnglish(page);

  await findLawyer(page, 'Partner Violence', '90210');
  await expect(page).toHaveURL('/es/formInput?accidentId=Partner+Violence&zipCode=90210');
  await hydrate(page);
  await expect(page.getByText('Violencia de pareja · código postal 90210')).toBeVisible();
  await fillIntake(page, visitor);
  await field(page, intakeForm.stay.label).selectOption({
    label: 'Abuso psicológico y violencia, con cortadas o moretones',
  });
  await answer(page, 'Atención médica', 'No').check();
  await field(page, intakeForm.safe_voicemail.label).selectOption({ label: 'Sí' });
  await expect(field(page, 'Idioma que prefiere').locator('option:checked')).toHaveText('Español');
  const respond = await delayFirstResponse(page);
  await send(page);
  await expect(sendingStatus(page)).toBeFocused();
  await expectNoEnglish(page);
  respond();

  const ref = await confirmedReference(page);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Pronto se comunicará con usted un abogado destacado.',
    }),
  ).toBeFocused();
  await expect(page).toHaveTitle(/^Gracias/);
  await expectNoEnglish(page);

  const mail = await onlyMessageOf(ref);
  const expected = intakeMailParameters(visitor, ref, {
    answer_language: 'Spanish',
    language: 'es',
    page: '/es/formInput',
    stay: 'Cuts and Bruises',
    stay_label: 'Mental Abuse and violence, with cuts or bruises',
    medical: 'No',
    safe_voicemail: 'Yes',
    left_as_preset: 'Period, Fault, Signup',
  });
  expect(parameterDifferences(mail.parameters, expected)).toEqual([]);
  const text = mail.text.replaceAll('\r\n', '\n');
  expect(text).toMatch(
    /^Somebody described their case\. Answer within 24 hours, or at their first safe time after that\.\n\nFIRST, THE LANGUAGE\n/,
  );
  expect(text).toMatch(
    /^-+\n\nLANGUAGE\nPreferred language: Spanish\nLanguage of the form \(en or es\): es\n/m,
  );
  await expectReadable(page, mail, Object.values(mail.parameters).map(String));
});

test('a state that is not served is explained in Spanish', async ({ page }) => {
  await openHydrated(page, intakeHref(injuryIssue.name, '98101'));
  const refusal =
    'No atendemos en el estado de Washington, así que no podemos pasarle su mensaje a un abogado';
  await expect(mailForm(page).getByRole('note')).toContainText(`${refusal}.`);
  await expectNoEnglish(page);
  await page.getByRole('button', { name: 'Cambiar' }).click();
  await field(page, intakeForm.zipCode.label).press('Enter');
  await expect(errorSummary(page).getByRole('link', { name: refusal })).toBeVisible();
});
