import { caseInquiryForm, contactForm, intakeHref, paths } from '@lawyers/domain';
import {
  intakeMailParameters,
  contactMailParameters,
  parameterDifferences,
} from '../visitor/expected-mail';
import { allMessages, messagesOf, onlyMessageOf, setFault } from '../visitor/inbox';
import { labels, referenceLine } from '../visitor/labels';
import { sandboxSite } from '../visitor/sandbox-site';
import { createVisitor } from '../visitor/form-fixtures';
import { alertWith, answer, button, field, withText } from './controls';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const start = intakeHref('Partner Violence', '90210');

async function confirmedReference(visitor: Visitor): Promise<string> {
  await visitor.seeAddress(paths.confirm);
  return referenceLine.exec(await visitor.seeText('//main', referenceLine))!.groups!['reference']!;
}

test('the intake form sends the case, and the mail holds every answer', async ({ visitor }) => {
  const answers = createVisitor();
  await visitor.openHydrated(start);
  await visitor.fillForm(caseInquiryForm, answers);
  await visitor.choose(field(caseInquiryForm.stay.label), 'Mental Abuse, with headaches');
  await visitor.click(answer(caseInquiryForm.fault.label, 'No'));
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

test('the contact form sends the message, and the mail holds every answer', async ({ visitor }) => {
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

for (const path of [start, paths.contact]) {
  test(`an empty form of ${path.split('?')[0]} says what is missing and sends nothing`, async ({
    visitor,
  }) => {
    await visitor.openHydrated(path);
    await visitor.click(button(labels.send));
    const summary = alertWith(labels.problem);
    await visitor.seeThat(summary, { focused: true });
    await visitor.seeText(summary, /Email is required!/);

    await visitor.click(`${summary}//a[contains(., "Email")]`);
    await visitor.seeThat(field('Email'), { focused: true });
    await visitor.seeAddress(path === start ? start : `${path}`);
  });
}

test('a refused message comes back whole, and Try again sends it', async ({ visitor }) => {
  const answers = createVisitor();
  await setFault({ email: answers.email, kind: 'status', status: 403 });
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.click(button(labels.send));

  await visitor.seeThat(alertWith(labels.notConfirmed), { focused: true });
  await visitor.seeTypedAnswers(contactForm, answers);
  await visitor.click(button(labels.tryAgain));
  await onlyMessageOf(await confirmedReference(visitor));
});

test('a message written offline waits, and is sent when the connection is back', async ({
  visitor,
}) => {
  const answers = createVisitor();
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.window.call(tellConnection, false);
  await visitor.click(button(labels.send));
  await visitor.see(withText(labels.offline));
  const arrived = (await allMessages()).filter(({ replyTo }) =>
    replyTo.some(({ address }) => address === answers.email),
  );
  expect(arrived).toEqual([]);

  await visitor.window.call(tellConnection, true);
  await onlyMessageOf(await confirmedReference(visitor));
});

/** Neither protocol can cut the connection, so the page is told what the browser would tell it. */
function tellConnection(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

test('copies that the browser itself sends after a reset are one case in the inbox', async ({
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
  // Three attempts, and one more for each where the browser repeats it.
  expect(copies).toBeGreaterThanOrEqual(3);
  expect(copies).toBeLessThanOrEqual(6);
  const inbox = await (await fetch(sandboxSite.mailService)).text();
  expect(inbox.split(`reference ${ref}`)).toHaveLength(2);
  expect(inbox.split(`reference ${ref}`)[1]).toMatch(new RegExp(`^\\D+${copies} copies`));
});
