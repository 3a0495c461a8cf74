import { screen, within } from '@testing-library/react';
import { createRecordingMailer } from '@lawyers/mail/testing';
import { deliveryCopy } from './delivery.copy';
import { failedDelivery, field, fillIn, showAndSend, typed } from './inquiry.testing';

const { failure } = deliveryCopy;

/** The focused element around the alert. */
const panel = () => screen.getByRole('alert').parentElement!;
const tryAgain = () => within(panel()).getByRole('button', { name: 'Try again' });
const phone = () => within(panel()).getByRole('link', { name: '(202) 555-0100' });

function precedes(first: Node, second: Node): boolean {
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}

test('shows a focused alert with the reference and a phone number, keeps the form data, and blames no field', async () => {
  const mailer = createRecordingMailer([failedDelivery(503)]);
  const onConfirmed = jest.fn();
  await showAndSend(mailer, onConfirmed);
  expect(panel()).toHaveFocus();
  expect(within(panel()).getByRole('heading', { name: /can’t confirm/i })).toBeVisible();
  expect(panel()).toHaveTextContent(mailer.sent[0]?.parameters['inquiry_ref'] ?? 'none');
  expect(panel()).not.toHaveTextContent(/offline/i);
  expect(phone()).toHaveAttribute('href', 'tel:2025550100');
  for (const [label, text] of Object.entries(typed)) {
    expect(field(label)).toHaveValue(text);
    expect(field(label)).toBeValid();
  }
  expect(document.title).not.toMatch(/^Error/);
  expect(field('Message').form).not.toHaveAttribute('inert');
  expect(screen.queryByText('Sending Message...')).not.toBeInTheDocument();
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('"Try again" keeps the reference for every submission until the message is confirmed', async () => {
  const mailer = createRecordingMailer([failedDelivery(0), failedDelivery(429)]);
  const onConfirmed = jest.fn();
  const user = await showAndSend(mailer, onConfirmed);

  await user.click(tryAgain());
  expect(panel()).toHaveFocus();
  await user.click(tryAgain());

  const references = mailer.sent.map(({ parameters }) => parameters['inquiry_ref']);
  expect(references).toHaveLength(3);
  expect(new Set(references).size).toBe(1);
  expect(onConfirmed.mock.calls).toEqual([[references[0]]]);
});

test('"Try again" sends the form’s current values', async () => {
  const mailer = createRecordingMailer([failedDelivery(0)]);
  const user = await showAndSend(mailer);

  await fillIn(user, { 'Phone number': ' or 555-0111' });
  await user.click(tryAgain());

  expect(mailer.sent[1]?.parameters['phone_number']).toBe(`${typed['Phone number']} or 555-0111`);
});

test('"Try again" replaces the alert with the error summary when a required field was cleared', async () => {
  const mailer = createRecordingMailer([failedDelivery(0)]);
  const user = await showAndSend(mailer);

  await user.clear(field('Name'));
  await user.click(tryAgain());

  expect(mailer.sent).toHaveLength(1);
  expect(within(panel()).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  expect(panel()).toHaveFocus();
});

test.each([400, 402, 403, 412, 413, 422, 426])(
  'shows the phone number before "Try again" after status %i, which another submission would get again',
  async (status) => {
    await showAndSend(createRecordingMailer([failedDelivery(status)]));

    expect(precedes(phone(), tryAgain())).toBe(true);
  },
);

test.each([
  ['a network failure', failedDelivery(0)],
  ['a 503 of the service', failedDelivery(503)],
])('shows "Try again" before the phone number after %s', async (_what, delivery) => {
  await showAndSend(createRecordingMailer([delivery]));

  expect(precedes(tryAgain(), phone())).toBe(true);
});

// The browser repeats a POST by itself, and the page receives only the second response.
test.each([0, 400, 403, 422, 429, 503])(
  'says after status %i that the message may have arrived',
  async (status) => {
    await showAndSend(createRecordingMailer([failedDelivery(status)]));

    expect(panel()).toHaveTextContent(failure.mayHaveArrived);
  },
);

test('"Copy my message" copies the form’s current values and the reference', async () => {
  const mailer = createRecordingMailer([failedDelivery(0)]);
  const user = await showAndSend(mailer);
  await fillIn(user, { Message: ' and more' });

  await user.click(within(panel()).getByRole('button', { name: 'Copy my message' }));

  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(mailer.sent[0]?.parameters['inquiry_ref'] ?? 'none');
  expect(copied).toContain(`${typed.Message} and more`);
  for (const text of Object.values(typed)) expect(copied).toContain(text);
});

test('the mailto link contains the reference and nothing of the message', async () => {
  const mailer = createRecordingMailer([failedDelivery(0)]);
  await showAndSend(mailer);
  const link = within(panel()).getByRole<HTMLAnchorElement>('link', { name: failure.writeEmail });

  const reference = mailer.sent[0]?.parameters['inquiry_ref'];
  expect(link.href).toBe(`mailto:office@example.com?subject=${reference}`);
  expect(panel()).toHaveTextContent(failure.pasteMessage);
  expect(panel()).toHaveTextContent(/copy in your Sent folder/);
});

test('after waiting offline, says that nothing more is sent until the visitor tries again', async () => {
  const delivery = failedDelivery(0, { stoppedWhileOffline: true });
  await showAndSend(createRecordingMailer([delivery]));

  expect(panel()).toHaveTextContent(failure.stoppedWhileOffline);
  expect(panel()).toHaveTextContent(failure.mayHaveArrived);
  expect(failure.stoppedWhileOffline).toMatch(/seemed to be offline.* until you press “Try again”/);
  expect(field('Message')).toHaveValue(typed.Message);
});
