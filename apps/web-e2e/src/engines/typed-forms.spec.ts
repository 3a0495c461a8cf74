import { contactForm, paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { onlyMessageOf } from '../visitor/inbox';
import { labels, referenceLine } from '../visitor/labels';
import { button, field } from './controls';
import { expect, test } from './test';

// Browsers convert what is typed into some types of fields, each in its own way.

test('an email address with a letter outside of ASCII is accepted as typed, and sent in the form that every mail program knows', async ({
  visitor,
}) => {
  const answers = createVisitor();
  const typed = answers.email.replace('example.com', 'peña.example');
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, { ...answers, email: typed });
  await visitor.seeThat(field(contactForm.email.label), { value: typed });
  await visitor.click(button(labels.send));
  await visitor.seeAddress(paths.confirm);
  const confirmation = await visitor.seeText('//main', referenceLine);
  const { parameters } = await onlyMessageOf(
    referenceLine.exec(confirmation)!.groups!['reference']!,
  );
  const sent = answers.email.replace('example.com', 'xn--pea-8ma.example');
  expect(parameters).toMatchObject({ email: sent, reply_to: sent });
});
