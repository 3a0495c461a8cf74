import { contactForm, paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { allMessages, messagesOf, onlyMessageOf, setFault } from '../visitor/inbox';
import { labels, referenceLine } from '../visitor/labels';
import { alertWith, button, field, submit, withText } from './controls';
import { setOnline } from './form-states';
import { expect, test } from './test';
import type { Visitor } from './visitor';

// What keeps a message from being sent, and what then happens. Whole journeys are in `small-phone.spec.ts`.

async function seeReference(visitor: Visitor, control: string): Promise<string> {
  const { text } = await visitor.see(control, { text: expect.stringMatching(referenceLine) });
  return referenceLine.exec(text)!.groups!['reference']!;
}

async function seeConfirmed(visitor: Visitor): Promise<void> {
  await visitor.seeAddress(paths.confirm);
  await onlyMessageOf(await seeReference(visitor, '//main'));
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
  await visitor.click(button(labels.tryAgain));
  await seeConfirmed(visitor);
});

test('a message sent offline waits and is sent when the browser is online', async ({ visitor }) => {
  const answers = createVisitor();
  // Not every protocol can cut the connection. The page receives no response, and no browser repeats the request.
  await setFault({ email: answers.email, kind: 'no-cors', times: 3 });
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.window.call(setOnline, false);
  await visitor.click(submit());
  await visitor.see(withText(labels.offline));
  const arrived = (await allMessages()).filter(
    ({ parameters }) => parameters['email'] === answers.email,
  );
  expect(arrived).toEqual([]);

  await visitor.window.call(setOnline, true);
  await seeConfirmed(visitor);
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
