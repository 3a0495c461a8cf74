import { expect, type Page } from '@playwright/test';
import { firstQuestions } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageFrom } from '../visitor/inbox';
import { field, send } from '../visitor/mail-form';
import { fillAs, noFirstAnswers, type Person } from '../visitor/people';
import { expectReadable } from './mail-body';

/**
 * Sends the open form as this person, and asserts that the mail has what was shown, first of all, and the mark in its
 * subject if a date is near. Without scripts there is no mark.
 */
export async function expectFirstAnswers(
  page: Page,
  person: Person,
  sent: { readonly scripts: boolean; readonly confirmed: () => Promise<unknown> },
): Promise<void> {
  const visitor = createVisitor();
  await fillAs(page, person, visitor);
  const answers = { ...noFirstAnswers, ...person.answers };
  for (const [key, { label }] of Object.entries(firstQuestions)) {
    await expect(field(page, label)).toHaveValue(answers[key as keyof typeof answers]);
  }
  await send(page);
  await sent.confirmed();

  const mail = await onlyMessageFrom(visitor.email);
  expect(mail.parameters).toMatchObject({ ...answers, accidentId: person.issue });
  const marked = sent.scripts && answers.urgent_date !== '';
  expect(mail.subject).toMatch(marked ? /^Soon: New message / : /^New message/);
  expect(mail.text.replaceAll('\r\n', '\n')).toContain(
    `READ FIRST
A hearing, a letter, or a deadline: ${answers.urgent_date}
Who was hurt: ${answers.hurt_person}
Other side (check for conflicts): ${answers.other_side}
Has a lawyer: ${answers.has_lawyer}
State where it happened (does not decide if we serve): ${answers.place_state}

HOW TO REACH THIS PERSON
`,
  );
  await expectReadable(page, mail, Object.values(answers));
}
