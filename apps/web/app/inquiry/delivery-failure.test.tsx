import { createRecordingMailer } from '@lawyers/mail/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deliveryCopy } from './delivery.copy';
import { fillInAndSend, notConfirmed, showContactForm, write, written } from './inquiry.testing';

const { failure } = deliveryCopy;

const panel = () => screen.getByRole('alert', { name: /not confirmed/i });
const tryAgain = () => within(panel()).getByRole('button', { name: 'Try again' });
const phone = () => within(panel()).getByRole('link', { name: '(202) 555-0100' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function standsBefore(first: Node, second: Node): boolean {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}

test('a message that is not confirmed brings the form back whole, with a focused alert', async () => {
  const onConfirmed = jest.fn();
  showContactForm(createRecordingMailer([notConfirmed(503)]), onConfirmed);

  await fillInAndSend(userEvent.setup());

  expect(panel()).toHaveFocus();
  expect(field('Name')).toHaveValue(written.Name);
  expect(field('Email')).toHaveValue(written.Email);
  expect(field('Phone number')).toHaveValue(written['Phone number']);
  expect(field('Message')).toHaveValue(written.Message);
  expect(field('Message').form).not.toHaveAttribute('inert');
  expect(screen.queryByText('Sending Message...')).not.toBeInTheDocument();
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('the alert blames no field', async () => {
  showContactForm(createRecordingMailer([notConfirmed(422)]));

  await fillInAndSend(userEvent.setup());

  for (const label of Object.keys(written)) expect(field(label)).toBeValid();
  expect(document.title).not.toMatch(/^Error/);
  expect(screen.getAllByRole('alert')).toEqual([panel()]);
});

test('it gives the reference of the mail, and a number to call', async () => {
  const mailer = createRecordingMailer([notConfirmed(0)]);
  showContactForm(mailer);

  await fillInAndSend(userEvent.setup());

  expect(panel()).toHaveTextContent(mailer.sent[0]?.parameters['inquiry_ref'] ?? 'none');
  expect(phone()).toHaveAttribute('href', 'tel:2025550100');
});

test('"Try again" sends the message again under the same reference, until it is confirmed', async () => {
  const user = userEvent.setup();
  const mailer = createRecordingMailer([notConfirmed(0), notConfirmed(429)]);
  const onConfirmed = jest.fn();
  showContactForm(mailer, onConfirmed);
  await fillInAndSend(user);

  await user.click(tryAgain());
  expect(panel()).toHaveFocus();
  await user.click(tryAgain());

  const references = mailer.sent.map(({ parameters }) => parameters['inquiry_ref']);
  expect(references).toHaveLength(3);
  expect(new Set(references).size).toBe(1);
  expect(onConfirmed.mock.calls).toEqual([[references[0]]]);
});

test('"Try again" sends what stands in the form by now', async () => {
  const user = userEvent.setup();
  const mailer = createRecordingMailer([notConfirmed(0)]);
  showContactForm(mailer);
  await fillInAndSend(user);

  await write(user, { 'Phone number': ' or 555-0111' });
  await user.click(tryAgain());

  expect(mailer.sent[1]?.parameters['phone_number']).toBe(`${written['Phone number']} or 555-0111`);
});

test('a field that was emptied meanwhile is asked for, and takes the place of the alert', async () => {
  const user = userEvent.setup();
  const mailer = createRecordingMailer([notConfirmed(0)]);
  showContactForm(mailer);
  await fillInAndSend(user);

  await user.clear(field('Name'));
  await user.click(tryAgain());

  expect(mailer.sent).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveAccessibleName('There is a problem');
  expect(screen.getByRole('alert')).toHaveFocus();
});

test.each([400, 402, 403, 412, 413, 422, 426])(
  'after the refusal %i, which would come again, the phone stands before "Try again"',
  async (status) => {
    showContactForm(createRecordingMailer([notConfirmed(status)]));

    await fillInAndSend(userEvent.setup());

    expect(standsBefore(phone(), tryAgain())).toBe(true);
  },
);

test.each([
  ['a network failure', notConfirmed(0)],
  ['a failure of the service', notConfirmed(503, { mayHaveArrived: true })],
])('after %s, "Try again" stands before the phone', async (_what, delivery) => {
  showContactForm(createRecordingMailer([delivery]));

  await fillInAndSend(userEvent.setup());

  expect(standsBefore(tryAgain(), phone())).toBe(true);
});

test.each([
  [true, notConfirmed(0, { mayHaveArrived: true })],
  [true, notConfirmed(400, { mayHaveArrived: true })],
  [false, notConfirmed(0)],
  [false, notConfirmed(400)],
])('that it may have arrived is said (%s) only when it may', async (said, delivery) => {
  showContactForm(createRecordingMailer([delivery]));

  await fillInAndSend(userEvent.setup());

  expect(within(panel()).queryByText(failure.mayHaveArrived) !== null).toBe(said);
});

test('"Copy my message" takes along what stands in the form, with the reference', async () => {
  const user = userEvent.setup();
  const mailer = createRecordingMailer([notConfirmed(0)]);
  showContactForm(mailer);
  await fillInAndSend(user);
  await write(user, { Message: ' and more' });

  await user.click(within(panel()).getByRole('button', { name: 'Copy my message' }));

  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(mailer.sent[0]?.parameters['inquiry_ref'] ?? 'none');
  expect(copied).toContain(`${written.Message} and more`);
  for (const text of Object.values(written)) expect(copied).toContain(text);
});

test.each([
  ['short', ''],
  ['long', 'It was long ago. '.repeat(150)],
])(
  'the link to the visitor’s own e-mail carries the reference and nothing of a %s message',
  async (_length, more) => {
    const user = userEvent.setup();
    const mailer = createRecordingMailer([notConfirmed(0)]);
    showContactForm(mailer);
    if (more) await write(user, { Message: more });
    await fillInAndSend(user);

    const link = within(panel()).getByRole<HTMLAnchorElement>('link', { name: failure.writeEmail });

    const reference = mailer.sent[0]?.parameters['inquiry_ref'];
    expect(link.href).toBe(`mailto:office@example.com?subject=${reference}`);
    expect(panel()).toHaveTextContent(failure.pasteMessage);
    expect(panel()).toHaveTextContent(/copy in your Sent folder/);
  },
);

test.each([
  [false, failure.notSentOffline],
  [true, failure.stoppedOffline],
])(
  'after waiting offline (may have arrived: %s) it says that nothing is sent until the visitor sends again',
  async (mayHaveArrived, sentence) => {
    const delivery = notConfirmed(0, { stoppedOffline: true, mayHaveArrived });
    showContactForm(createRecordingMailer([delivery]));

    await fillInAndSend(userEvent.setup());

    expect(panel()).toHaveTextContent(sentence);
    expect(panel()).toHaveTextContent(/you were offline/i);
    expect(sentence).toMatch(/until you press “Try again”/);
    expect(field('Message')).toHaveValue(written.Message);
  },
);

test('with a connection nothing is said about being offline', async () => {
  showContactForm(createRecordingMailer([notConfirmed(0)]));

  await fillInAndSend(userEvent.setup());

  expect(panel()).not.toHaveTextContent(/offline/i);
});
