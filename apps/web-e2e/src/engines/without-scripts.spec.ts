import {
  contactForm,
  faqTabs,
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

test('the contact form makes a form POST, and the mail holds every answer', async ({ visitor }) => {
  const answers = createVisitor();
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
