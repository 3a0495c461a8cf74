import { contactForm, paths } from '@lawyers/domain';
import { expectNoEnglish } from '../checks/english';
import { contactMailParameters, parameterDifferences } from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf, requestsOf, setFault } from '../visitor/inbox';
import { expectTypedAnswers, field, fillContact, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import {
  confirmedReference,
  errorSummary,
  failurePanel,
  referenceIn,
  tryAgain,
} from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { expect, test } from '../visitor/test';

test('errors and a refused message are explained in Spanish, every answer is kept, and the message can be sent again', async ({
  page,
}) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await setFault({ kind: 'status', status: 400, ref });
  await openHydrated(page, paths.contact);

  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(errorSummary(page).getByRole('heading')).toHaveText('Hay un problema');
  const labels = ['Nombre', 'Correo electrónico', 'Número de teléfono', 'Mensaje'];
  await expect(errorSummary(page).getByRole('link')).toHaveText(
    labels.map((label) => `Por favor, complete “${label}”.`),
  );
  await expectNoEnglish(page);

  await fillContact(page, { ...visitor, email: 'ana.example.com' }, 'Child Sex Abuse');
  await send(page);
  const invalid = 'Por favor, revise “Correo electrónico”: no es un correo electrónico válido.';
  await expect(errorSummary(page).getByRole('link')).toHaveText([invalid]);
  const email = field(page, contactForm.email.label);
  await expect(email).toHaveAccessibleDescription(new RegExp(`${invalid}$`));
  await email.fill(visitor.email);

  await send(page);
  await expect(failurePanel(page)).toBeFocused();
  expect(await referenceIn(failurePanel(page))).toBe(ref);
  await expectNoEnglish(page);
  await expectTypedAnswers(page, contactForm, visitor);
  const issue = field(page, contactForm.accident_type.label);
  await expect(issue.locator('option:checked')).toHaveText('Abuso sexual infantil');

  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect((await requestsOf(ref)).map(({ status }) => status)).toEqual([400, 200]);
  const { parameters } = await onlyMessageOf(ref);
  const expected = {
    ...contactMailParameters(visitor, 'Child Sex Abuse', ref, '/es/contact'),
    answer_language: 'Spanish',
    language: 'es',
  };
  expect(parameterDifferences(parameters, expected)).toEqual([]);
});
