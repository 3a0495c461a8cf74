import { fireEvent, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import {
  firstQuestions,
  injuries,
  inputName,
  intakeForm,
  safeContact,
  site,
  stays,
} from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import type * as LawyersMail from '@lawyers/mail';
import { createRecordingMailer, type RecordingMailer } from '@lawyers/mail/testing';
import { renderInIsland } from '../../hydration/island.testing';
import { fillIn, sendButton } from '../../inquiry/inquiry.testing';
import { IntakeForm, intakeLayout } from './intake-form.island';
import { loadIntake, openIntake, showStaticIntake } from './intake-page.testing';

let mockMailer: RecordingMailer;

// The real mailer would send requests to the mail service.
jest.mock('@lawyers/mail', () => ({
  ...jest.requireActual<typeof LawyersMail>('@lawyers/mail'),
  createMailer: (): LawyersMail.Mailer => ({ send: (mail) => mockMailer.send(mail) }),
}));

afterEach(() => document.body.replaceChildren());

beforeEach(() => {
  jest.replaceProperty(site, 'statesServed', { allBut: ['Washington', 'Nevada'] });
  mockMailer = createRecordingMailer();
});

/**
 * Leaves out the two groups of optional questions, since most of a test's time would go into rendering them in jsdom.
 */
function skipOptionalGroups(): void {
  const keys = Object.keys({ ...firstQuestions, ...safeContact }) as (keyof typeof intakeForm)[];
  jest.replaceProperty(intakeLayout, 'omitted', [...intakeLayout.omitted!, ...keys]);
  jest.replaceProperty(intakeLayout, 'separate', []);
}

function showIntake(search: string): UserEvent {
  skipOptionalGroups();
  openIntake(<IntakeForm />, search);
  return userEvent.setup();
}

const typed = {
  'Full name': 'Ann Example',
  Email: 'ann@example.com',
  'Phone number': 'ask for Ann, 555-0100',
  Message: 'Please call in the morning.',
};

test('has every question of the form once', () => {
  renderInIsland(<IntakeForm />);
  const form = screen.getByLabelText<HTMLTextAreaElement>('Message').form!;

  for (const [key, field] of Object.entries(intakeForm)) {
    const item = form.elements.namedItem(inputName(key, field));
    const controls = item instanceof RadioNodeList ? [...item] : [item];
    expect([key, controls.length]).toEqual([key, field.type === 'radio' ? 2 : 1]);
    expect(controls[0]).toBeInstanceOf(HTMLElement);
  }
  for (const group of document.querySelectorAll('fieldset')) expect(group).toHaveAccessibleName();
});

const abuseLabel = 'Primary type of injustice';
const injuryLabel = 'Primary type of injury';
const optionsIn = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options];
const optionsOf = (label: string) => optionsIn(label).map(({ text }) => text);
/**
 * Chooses an answer by its label, since several answers share a value. It is not found by its role, because that looks
 * at the style of every option, which takes seconds.
 */
const choose = (user: UserEvent, label: string, answer: string) =>
  user.selectOptions(
    screen.getByLabelText(label),
    optionsIn(label).find(({ text }) => text === answer)!,
  );

test('changes the words with the issue, keeps everything typed, and asks again for an answer that the new words lack', async () => {
  const user = showIntake('?accidentId=Partner+Violence');
  fillIn(typed);
  await user.selectOptions(screen.getByLabelText('Issue'), 'Accident or injury');
  expect(optionsOf(injuryLabel)).toEqual(injuries.map(({ label }) => label));
  expect(screen.getByLabelText(injuryLabel)).toHaveDisplayValue('Back or neck pain');
  await choose(user, injuryLabel, 'Broken bones');
  expect(screen.queryByLabelText(abuseLabel)).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: /a driver, .*\? Fault$/ })).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue(typed.Message);

  await user.selectOptions(screen.getByLabelText('Issue'), 'Child Sex Abuse');
  expect(optionsOf(abuseLabel).slice(1)).toEqual(stays.map(({ label }) => label));
  expect(screen.getByLabelText(abuseLabel)).toHaveValue('');
  fillIn({ 'Zip code': servedZip });
  await user.click(sendButton());
  expect(screen.getByRole('alert')).toHaveTextContent(`${abuseLabel} is required!`);
  expect(mockMailer.sent).toEqual([]);

  await choose(user, abuseLabel, 'Violated');
  await user.click(sendButton());
  // Usually, this answer is the preset of the question about abuse. Here the question was asked again without a preset,
  // so the visitor chose the answer.
  expect(mockMailer.sent[0]?.parameters['left_as_preset']).not.toContain(abuseLabel);
});

test('an error that the page itself mends is gone: of the issue, which an injury answers, and of a question in other words', async () => {
  const user = showIntake('');
  fillIn({ ...typed, 'Zip code': servedZip });
  await user.click(sendButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Issue is required!');
  expect(screen.getByLabelText('Issue')).toHaveAccessibleDescription('Issue is required!');
  expect(screen.getByLabelText('Zip code')).toBeValid();
  const select = screen.getByLabelText(abuseLabel);
  await choose(user, abuseLabel, 'Broken bones');
  expect(screen.getByLabelText('Issue')).toHaveDisplayValue('Accident or injury');
  expect(screen.getByLabelText(injuryLabel)).toBe(select);
  expect(select).toHaveDisplayValue('Broken bones');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('Issue'), 'Partner Violence');
  await user.click(sendButton());
  expect(screen.getByRole('alert')).toHaveTextContent(`${abuseLabel} is required!`);
  await user.selectOptions(screen.getByLabelText('Issue'), 'Accident or injury');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error stays until it is mended, also after an earlier error and other words', async () => {
  const user = showIntake('?accidentId=Partner+Violence');
  fillIn({ ...typed, 'Zip code': servedZip, Email: '' });
  await user.click(sendButton());
  await user.selectOptions(screen.getByLabelText('Issue'), 'Accident or injury');
  fillIn({ Email: typed.Email });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await choose(user, injuryLabel, 'Broken bones');
  await user.selectOptions(screen.getByLabelText('Issue'), 'Child Sex Abuse');
  await user.click(sendButton());
  await user.selectOptions(screen.getByLabelText(/Period$/), 'Less than 2 Year');
  expect(screen.getByRole('alert')).toHaveTextContent(`${abuseLabel} is required!`);
});

// Without JavaScript, the question offers the answers for every issue.
test.each([
  ['keeps', '?accidentId=Accident%20or%20Injury', 'Accident or injury', 'Broken bones'],
  ['makes the issue fit', '', 'Accident or injury', 'Broken bones'],
  ['asks again for', '?accidentId=Partner+Violence', 'Partner Violence', 'Choose…'],
])('%s an injury chosen before hydration with the query "%s"', (_, search, issue, answer) => {
  skipOptionalGroups();
  showStaticIntake(<IntakeForm />, search);
  const groups = [...screen.getByLabelText(abuseLabel).querySelectorAll('optgroup')];
  expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
    ['Abuse', 5],
    ['Accident or injury', 5],
  ]);
  screen.getByLabelText<HTMLSelectElement>(abuseLabel).selectedIndex = 8;

  loadIntake(<IntakeForm />);

  expect(screen.getByLabelText('Issue')).toHaveDisplayValue(issue);
  expect(screen.getByLabelText(/^Primary type of/)).toHaveDisplayValue(answer);
});

test('sends nothing from a state that is not served, names no error, and sends from the next one', async () => {
  const user = showIntake('?accidentId=Partner+Violence');
  fillIn(typed);

  const zip = screen.getByLabelText('Zip code');
  zip.focus();
  fireEvent.input(zip, { target: { value: '98101' } });
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(zip).toHaveFocus();
  // Autofill may change the zip code while the visitor is in another question, which the form then leaves visible.
  // Enter there must send nothing either. Here, the question is focused only after the change: `type` can do so, since
  // it does not ask whether a field is visible.
  await user.type(screen.getByLabelText('Phone number'), '{Enter}');

  expect(screen.getAllByRole('status')[0]).toHaveTextContent('an inquiry from Washington State.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.title).not.toContain('Error');
  expect(mockMailer.sent).toEqual([]);

  fireEvent.input(zip, { target: { value: servedZip } });
  await user.click(sendButton());
  expect(mockMailer.sent[0]?.parameters).toMatchObject({
    accidentId: 'Partner Violence',
    zipCode: servedZip,
    from_name: 'Ann Example',
  });
});

test.each([
  ['Not answered', 'California'],
  ['Ohio', 'Ohio'],
])(
  'after the answer "%s" to where it happened, the confirmation links to the law of %s',
  async (answer, state) => {
    openIntake(<IntakeForm />, '?accidentId=Partner+Violence&zipCode=90210');
    const user = userEvent.setup();
    fillIn(typed);
    await user.selectOptions(screen.getByLabelText(/^State where it happened/), answer);

    await user.click(sendButton());

    expect(
      await screen.findByRole('link', { name: `The law on abuse in ${state}` }),
    ).toBeInTheDocument();
  },
);
