import { intakeForm, contactForm, intakeHref, paths } from '@lawyers/domain';
import {
  intakeMailParameters,
  contactMailParameters,
  parameterDifferences,
} from '../visitor/expected-mail';
import { createVisitor } from '../visitor/form-fixtures';
import { allMessages, messagesOf, onlyMessageOf, setFault } from '../visitor/inbox';
import { labels, referenceLine } from '../visitor/labels';
import { alertWith, answer, button, field, withText } from './controls';
import { setOnline } from './set-online';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const start = intakeHref('Partner Violence', '90210');

async function confirmedReference(visitor: Visitor): Promise<string> {
  await visitor.seeAddress(paths.confirm);
  return referenceLine.exec(await visitor.seeText('//main', referenceLine))!.groups!['reference']!;
}

test('the mail from the intake form holds every answer', async ({ visitor }) => {
  const answers = createVisitor();
  await visitor.openHydrated(start);
  await visitor.fillForm(intakeForm, answers);
  await visitor.choose(field(intakeForm.stay.label), 'Mental Abuse, with headaches');
  await visitor.click(answer(intakeForm.fault.label, 'No'));
  await visitor.click(button(labels.send));

  const ref = await confirmedReference(visitor);
  const { parameters } = await onlyMessageOf(ref);
  const chosen = {
    fault: 'No',
    stay: 'Headaches',
    stay_label: 'Mental Abuse, with headaches',
    left_as_preset: 'Period, Medical, Signup',
  };
  expect(parameterDifferences(parameters, intakeMailParameters(answers, ref, chosen))).toEqual([]);
});

test('the mail from the contact form holds every answer', async ({ visitor }) => {
  const answers = createVisitor();
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.choose(field(contactForm.accident_type.label), 'Digital Sex Abuse');
  await visitor.click(button(labels.send));

  const ref = await confirmedReference(visitor);
  const { parameters } = await onlyMessageOf(ref);
  const expected = contactMailParameters(answers, 'Digital Sex Abuse', ref, paths.contact);
  expect(parameterDifferences(parameters, expected)).toEqual([]);
});

test('an empty form lists the missing answers and is not sent', async ({ visitor }) => {
  await visitor.openHydrated(paths.contact);
  await visitor.click(button(labels.send));
  const summary = alertWith(labels.problem);
  await visitor.seeThat(`${summary}/..`, { focused: true });
  await visitor.seeText(summary, /Email is required!/);
  await visitor.click(`${summary}//a[contains(., "Email")]`);
  await visitor.seeThat(field('Email'), { focused: true });
  await visitor.seeAddress(paths.contact);
});

test('the contact form keeps every answer when the service responds 403, and Try again sends it', async ({
  visitor,
}) => {
  const answers = createVisitor();
  await setFault({ email: answers.email, kind: 'status', status: 403 });
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.click(button(labels.send));

  await visitor.seeThat(`${alertWith(labels.notConfirmed)}/..`, { focused: true });
  await visitor.seeTypedAnswers(contactForm, answers);
  await visitor.click(button(labels.tryAgain));
  await onlyMessageOf(await confirmedReference(visitor));
});

test('a message sent offline waits and is sent when the browser is online', async ({ visitor }) => {
  const answers = createVisitor();
  // Not every protocol can cut the connection. The page receives no response, and no browser repeats the request.
  await setFault({ email: answers.email, kind: 'no-cors', times: 3 });
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.window.call(setOnline, false);
  await visitor.click(button(labels.send));
  await visitor.see(withText(labels.offline));
  const arrived = (await allMessages()).filter(({ replyTo }) =>
    replyTo.some(({ address }) => address === answers.email),
  );
  expect(arrived).toEqual([]);

  await visitor.window.call(setOnline, true);
  await onlyMessageOf(await confirmedReference(visitor));
});

test('the copies that the browser sends after a connection reset have one reference', async ({
  visitor,
}) => {
  const answers = createVisitor();
  await setFault({ email: answers.email, kind: 'reset', phase: 'after', times: 'always' });
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.click(button(labels.send));

  const panel = await visitor.seeText(alertWith(labels.notConfirmed), referenceLine);
  const ref = referenceLine.exec(panel)!.groups!['reference']!;
  await visitor.seeTypedAnswers(contactForm, answers);
  const copies = (await messagesOf(ref)).length;
  // Three attempts; the browser may repeat each once.
  expect(copies).toBeGreaterThanOrEqual(3);
  expect(copies).toBeLessThanOrEqual(6);
});
