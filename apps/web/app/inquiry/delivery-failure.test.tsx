import { screen, waitFor, within } from '@testing-library/react';
import { createRecordingMailer } from '@lawyers/mail/testing';
import { deliveryCopy } from './delivery.copy';
import { failedDelivery, field, fillIn, showAndSend, typed } from './inquiry.testing';

const { failure } = deliveryCopy;

/** The element around the alert. It takes the focus, and the alert itself does not. */
const panel = () => screen.getByRole('alert').parentElement!;
const tryAgain = () => within(panel()).getByRole('button', { name: 'Try again' });
const phone = () => within(panel()).getByRole('link', { name: '(202) 555-0100' });

test('shows a focused alert with the reference and other ways to us', async () => {
  const mailer = createRecordingMailer([failedDelivery(503)]);
  await showAndSend(mailer);
  const reference = mailer.sent[0]!.parameters['inquiry_ref']!;
  await waitFor(() => expect(panel()).toHaveFocus());
  expect(within(panel()).getByRole('heading', { name: /can’t confirm/i })).toBeVisible();
  expect(panel()).toHaveTextContent(reference);
  expect(panel()).not.toHaveTextContent(/offline/i);
  expect(phone()).toHaveAttribute('href', 'tel:2025550100');
  // The link must not contain the message: webmail services turn a link into a URL of their own, which stays in the
  // browser's history.
  const email = within(panel()).getByRole('link', { name: failure.writeEmail });
  expect(email).toHaveAttribute('href', `mailto:office@example.com?subject=${reference}`);
  expect(panel()).toHaveTextContent(failure.pasteMessage);
  expect(panel()).toHaveTextContent(/copy in your Sent folder/);
  expect(field('Message')).toBeValid();
});

test.each([
  ['"Try again" first', 'after a network failure', 0],
  ['"Try again" first', 'after a status that may be another one next time', 503],
  ['the phone number first', 'after a status that another submission would get again', 403],
])('shows %s %s, and says that the message may have arrived', async (first, _when, status) => {
  await showAndSend(createRecordingMailer([failedDelivery(status)]));

  const follows = tryAgain().compareDocumentPosition(phone()) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBe(first === '"Try again" first');
  // Even after a refusal such as status 403 the message may have arrived: when a connection is reset, a browser repeats
  // the POST by itself, and the page receives only the second response.
  expect(panel()).toHaveTextContent(failure.mayHaveArrived);
});

test('"Try again" replaces the alert with the error summary when a required field was cleared', async () => {
  const mailer = createRecordingMailer([failedDelivery(0)]);
  const user = await showAndSend(mailer);
  // Otherwise the panel could take the focus from the field that is about to be cleared.
  await waitFor(() => expect(panel()).toHaveFocus());

  await user.clear(field('Name'));
  await user.click(tryAgain());

  expect(mailer.sent).toHaveLength(1);
  expect(within(panel()).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await waitFor(() => expect(panel()).toHaveFocus());
});

test('"Copy my message" copies the form’s current values and the reference', async () => {
  const mailer = createRecordingMailer([failedDelivery(0)]);
  const user = await showAndSend(mailer);
  fillIn({ Message: ' and more' });

  await user.click(within(panel()).getByRole('button', { name: 'Copy my message' }));

  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(mailer.sent[0]?.parameters['inquiry_ref'] ?? 'none');
  expect(copied).toContain(`${typed.Message} and more`);
  for (const text of Object.values(typed)) expect(copied).toContain(text);
  expect(within(panel()).getByRole('status')).toHaveTextContent(failure.copied);
});

test('after waiting offline, says that nothing more is sent until the visitor tries again', async () => {
  const delivery = failedDelivery(0, { stoppedWhileOffline: true });
  await showAndSend(createRecordingMailer([delivery]));

  expect(panel()).toHaveTextContent(failure.stoppedWhileOffline);
  expect(failure.stoppedWhileOffline).toMatch(/seemed to be offline.* until you press “Try again”/);
});
