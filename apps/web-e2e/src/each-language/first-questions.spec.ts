import type { Page } from '@playwright/test';
import { firstQuestions, paths, serviceQuestion } from '@lawyers/domain';
import { expectReadable } from '../checks/mail-body';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageFrom } from '../visitor/inbox';
import { field, mailForm, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference } from '../visitor/outcome';
import { fillAs, noFirstAnswers, people, type Person } from '../visitor/people';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

for (const person of people) {
  test(`${person.name} sends the form, and the mail says first what a lawyer must know`, async ({
    page,
  }) => {
    await openHydrated(page, person.path);
    await expectFirstAnswers(page, person, confirmedReference, (date) =>
      date === '' ? /^New message/ : /^Soon: New message /,
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const hurried = ({ answers }: Person) => answers.urgent_date !== undefined;
  for (const person of people.filter((one) => hurried(one) || one.path === paths.contact)) {
    test(`${person.name} sends the same answers, without a mark in the subject`, async ({
      page,
    }) => {
      await page.goto(person.path);
      const posted = () => expect(page).toHaveURL(sandboxSite.formPost);
      await expectFirstAnswers(page, person, posted, () => /^New message/);
    });
  }
});

/** Sends the open form as this person, and asserts that the mail has what was shown, first of all. */
async function expectFirstAnswers(
  page: Page,
  person: Person,
  confirmed: (page: Page) => Promise<unknown>,
  subjectFor: (date: string) => RegExp,
): Promise<void> {
  const visitor = createVisitor();
  await fillAs(page, person, visitor);
  const asksNothingLegal = person.issue === serviceQuestion.name;
  const group = mailForm(page).locator('details:has([name="hurt_person"])');
  await expect(group).toBeVisible({ visible: !asksNothingLegal });
  const answers = { ...noFirstAnswers, ...person.answers };
  for (const [key, { label }] of Object.entries(firstQuestions)) {
    await expect(field(page, label)).toHaveValue(answers[key as keyof typeof answers]);
  }
  await send(page);
  await confirmed(page);

  const mail = await onlyMessageFrom(visitor.email);
  expect(mail.parameters).toMatchObject({ ...answers, accidentId: person.issue });
  expect(mail.subject).toMatch(subjectFor(answers.urgent_date));
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
