import {
  contactForm,
  faqTabs,
  intakeForm,
  intakeHref,
  languages,
  paths,
  site,
  type Language,
} from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageFrom } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { sandboxSite } from '../visitor/sandbox-site';
import { button, field, heroField, link, withText } from './controls';
import { expectFirstScreen, expectMenu } from './phone';
import { expect, test } from './test';

test.use({ scripting: false });

test('the hero opens the intake form only with a valid zip code', async ({ visitor }) => {
  await visitor.open(paths.home);
  await visitor.choose(heroField(labels.issue), 'Partner Violence');
  await visitor.fill(heroField(labels.zipCode), '9021');
  await visitor.click(button(labels.findLawyer));
  await visitor.seeAddress(paths.home);
  await visitor.fill(heroField(labels.zipCode), '90210');
  await visitor.click(button(labels.findLawyer));
  await visitor.seeAddress(intakeHref('Partner Violence', '90210'));
});

test('the contact form makes a form POST, and the mail holds every answer as it was typed', async ({
  visitor,
}) => {
  const plain = createVisitor();
  // Letters outside of ASCII, which `type="email"` converts or refuses.
  const answers = { ...plain, email: plain.email.replace('example.com', 'peña.example') };
  await visitor.open(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.choose(field(contactForm.accident_type.label), 'Digital Sex Abuse');
  await visitor.click(button(labels.send));

  await visitor.seeAddress(sandboxSite.formPost);
  await visitor.seeText('//body', /^OK$/);
  const { parameters } = await onlyMessageFrom(answers.email);
  expect(parameters).toMatchObject({
    from_name: answers.user,
    phone_number: answers.phone_number,
    accidentId: 'Digital Sex Abuse',
    page: paths.contact,
  });
});

test('the intake form is posted only when an issue is chosen, whatever the address says', async ({
  visitor,
}) => {
  const answers = createVisitor();
  const address = intakeHref('Partner Violence', '02139');
  const issue = field(intakeForm.accidentId.label);
  await visitor.open(address);
  await visitor.fill(field(intakeForm.zipCode.label), '02139');
  await visitor.fillForm(intakeForm, answers);
  await visitor.click(button(labels.send));
  await visitor.seeThat(issue, { value: '', focused: true });
  await visitor.seeAddress(address);

  await visitor.choose(issue, 'Digital Sex Abuse');
  await visitor.click(button(labels.send));
  await visitor.seeAddress(sandboxSite.formPost);
  const { parameters } = await onlyMessageFrom(answers.email);
  expect(parameters).toMatchObject({ accidentId: 'Digital Sex Abuse', zipCode: '02139' });
});

test('a question opens, and Exit opens the exit page', async ({ visitor }) => {
  await visitor.open(paths.home);
  const { subject, subtitle1 } = faqTabs[1]!.entries[0]!;
  await visitor.click(withText(subject));
  await visitor.see(withText(subtitle1));
  await visitor.click(link(labels.exit));
  await visitor.seeAddress(site.exit);
});

for (const language of Object.keys(languages) as Language[]) {
  test(`a small phone shows the form first, and a menu that opens and closes (${language})`, async ({
    visitor,
  }) => {
    await expectFirstScreen(visitor, language);
    await expectMenu(visitor, language);
  });
}
