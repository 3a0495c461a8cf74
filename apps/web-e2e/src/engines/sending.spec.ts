import { contactForm, paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { messagesOf, onlyMessageOf, setFault } from '../visitor/inbox';
import { labels, referenceLine } from '../visitor/labels';
import { alertWith, field, submit, withText } from './controls';
import { expect, test } from './test';
import type { Visitor } from './visitor';

// What keeps a message from being sent. Whole journeys are in `small-phone.spec.ts`.

async function seeReference(visitor: Visitor, control: string): Promise<string> {
  const { text } = await visitor.see(control, { text: expect.stringMatching(referenceLine) });
  return referenceLine.exec(text)!.groups!['reference']!;
}

test('an empty form lists the missing answers and is not sent', async ({ visitor }) => {
  await visitor.openHydrated(paths.contact);
  await visitor.click(submit());
  const summary = alertWith(labels.problem);
  await visitor.see(`${summary}/..`, { focused: true });
  await visitor.see(summary, { text: expect.stringContaining('Email is required!') });
  await visitor.click(`${summary}//a[contains(., "Email")]`);
  await visitor.see(field('email'), { focused: true });
  await visitor.seeAddress(paths.contact);
});

test('the contact form keeps every answer when the service responds 403, and Try again sends it', async ({
  visitor,
}) => {
  const answers = createVisitor();
  await setFault({ email: answers.email, kind: 'status', status: 403 });
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.click(submit());

  await visitor.see(`${alertWith(labels.notConfirmed)}/..`, { focused: true });
  await visitor.seeAnswers(contactForm, answers);
  await visitor.click(withText(labels.tryAgain, 'button'));
  await visitor.seeAddress(paths.confirm);
  await onlyMessageOf(await seeReference(visitor, '//main'));
});

test('the copies that the browser sends after a connection reset have one reference', async ({
  visitor,
}) => {
  const answers = createVisitor();
  await setFault({ email: answers.email, kind: 'reset', phase: 'after', times: 'always' });
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.click(submit());

  const ref = await seeReference(visitor, alertWith(labels.notConfirmed));
  await visitor.seeAnswers(contactForm, answers);
  const copies = (await messagesOf(ref)).length;
  // Three attempts; the browser may repeat each once.
  expect(copies).toBeGreaterThanOrEqual(3);
  expect(copies).toBeLessThanOrEqual(6);
});
