import type { Mailer } from '@lawyers/mail';
import { createRecordingMailer } from '@lawyers/mail/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deliveryCopy } from './delivery.copy';
import {
  createHeldMailer,
  fillInAndSend,
  notConfirmed,
  sendButton,
  showContactForm,
  write,
  written,
} from './inquiry.testing';

const offline = 'You are offline; we will send when you are back';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const panel = () => screen.queryByRole('alert', { name: /not confirmed/i });

/** A failed delivery whose answer comes after all, when the test says so. */
function lateDelivery() {
  let arrive: () => void = () => undefined;
  const lateSuccess = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    delivery: notConfirmed(0, { mayHaveArrived: true, lateSuccess }),
    arrive: () => act(async () => arrive()),
  };
}

test('the form is one and the same element before, during and after sending', async () => {
  const user = userEvent.setup();
  const mailer = createHeldMailer();
  showContactForm(mailer);
  const form = field('Message').form;
  const message = field('Message');

  await fillInAndSend(user);
  expect(field('Message').form).toBe(form);
  await mailer.hold(true);
  expect(field('Message').form).toBe(form);
  await mailer.answer(notConfirmed(0));
  expect(field('Message').form).toBe(form);
  await user.click(sendButton());
  await mailer.answer({ ok: true });

  expect(field('Message').form).toBe(form);
  expect(field('Message')).toBe(message);
  expect(message).toHaveValue(written.Message);
});

test('a success that is heard late confirms the message that still stands there', async () => {
  const { delivery, arrive } = lateDelivery();
  const mailer = createRecordingMailer([delivery]);
  const onConfirmed = jest.fn();
  showContactForm(mailer, onConfirmed);
  await fillInAndSend(userEvent.setup());
  expect(onConfirmed).not.toHaveBeenCalled();

  await arrive();

  expect(onConfirmed.mock.calls).toEqual([[mailer.sent[0]?.parameters['inquiry_ref']]]);
});

test.each([
  ['text', () => write(userEvent.setup(), { Message: ' One more thing.' })],
  ['choice', () => userEvent.selectOptions(field('Issue'), 'Partner Violence')],
  ['consent', () => userEvent.click(screen.getByRole('checkbox'))],
])('a late success confirms nothing once another %s stands there', async (_what, change) => {
  const { delivery, arrive } = lateDelivery();
  const onConfirmed = jest.fn();
  showContactForm(createRecordingMailer([delivery]), onConfirmed);
  await fillInAndSend(userEvent.setup());

  await change();
  await arrive();

  expect(onConfirmed).not.toHaveBeenCalled();
  expect(panel()).toBeInTheDocument();
});

test('a late success does not confirm a second time what was sent again meanwhile', async () => {
  const user = userEvent.setup();
  const { delivery, arrive } = lateDelivery();
  const onConfirmed = jest.fn();
  showContactForm(createRecordingMailer([delivery]), onConfirmed);
  await fillInAndSend(user);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await arrive();

  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test('a late success counts while the same is tried again, and when that has failed', async () => {
  const user = userEvent.setup();
  for (const second of ['under way', 'failed']) {
    const { delivery, arrive } = lateDelivery();
    const again = createHeldMailer();
    const onConfirmed = jest.fn();
    let sent = 0;
    const send: Mailer['send'] = async (mail, options) =>
      (sent += 1) === 1 ? delivery : again.send(mail, options);
    const { unmount } = showContactForm({ send }, onConfirmed);
    await fillInAndSend(user);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    if (second === 'failed') await again.answer(notConfirmed(500));

    await arrive();

    expect(onConfirmed).toHaveBeenCalledTimes(1);
    unmount();
  }
});

test('a late success does not bring anybody back who has gone to another page', async () => {
  const { delivery, arrive } = lateDelivery();
  const onConfirmed = jest.fn();
  const { unmount } = showContactForm(createRecordingMailer([delivery]), onConfirmed);
  await fillInAndSend(userEvent.setup());

  unmount();
  await arrive();

  expect(onConfirmed).not.toHaveBeenCalled();
});

test('without a connection the visitor is told that the message waits', async () => {
  const mailer = createHeldMailer();
  showContactForm(mailer);
  await fillInAndSend(userEvent.setup());

  await mailer.hold(true);

  expect(screen.getByText(offline).closest('[role="status"]')).toHaveFocus();
  expect(screen.queryByText('Sending Message...')).not.toBeInTheDocument();
});

test('when the connection is back, the message goes on and is confirmed', async () => {
  const mailer = createHeldMailer();
  const onConfirmed = jest.fn();
  showContactForm(mailer, onConfirmed);
  await fillInAndSend(userEvent.setup());
  await mailer.hold(true);

  await mailer.hold(false);
  expect(screen.queryByText(offline)).not.toBeInTheDocument();
  expect(screen.getByText('Sending Message...')).toBeInTheDocument();
  await mailer.answer({ ok: true });

  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test('waiting can be given up, and everything is still there', async () => {
  const user = userEvent.setup();
  const mailer = createHeldMailer();
  const onConfirmed = jest.fn();
  showContactForm(mailer, onConfirmed);
  await fillInAndSend(user);
  await mailer.hold(true);

  await user.click(screen.getByRole('button', { name: deliveryCopy.giveUp }));

  expect(panel()).toHaveFocus();
  expect(panel()).toHaveTextContent(deliveryCopy.failure.notSentOffline);
  expect(field('Message')).toHaveValue(written.Message);
  expect(screen.queryByText(offline)).not.toBeInTheDocument();
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('what was given up on can be sent once the connection is back', async () => {
  const user = userEvent.setup();
  const mailer = createHeldMailer();
  const onConfirmed = jest.fn();
  showContactForm(mailer, onConfirmed);
  await fillInAndSend(user);
  await mailer.hold(true);
  await user.click(screen.getByRole('button', { name: deliveryCopy.giveUp }));

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await mailer.answer({ ok: true });

  expect(mailer.sent).toHaveLength(2);
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});
