import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Mailer } from '@lawyers/mail';
import { createRecordingMailer } from '@lawyers/mail/testing';
import { leaveEvent } from '@lawyers/ui/exit';
import { deliveryCopy } from './delivery.copy';
import {
  createPendingMailer,
  failedDelivery,
  field,
  fillIn,
  sendButton,
  showAndSend,
  typed,
} from './inquiry.testing';

const panel = () =>
  screen.queryByRole('heading', { name: /can’t confirm/i })?.closest('[tabindex]');
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

afterEach(() => {
  jest.useRealTimers();
});

/** A failed delivery, whose late success the test triggers with `succeed`. */
function deliveryWithLateSuccess() {
  let succeed: () => void = () => undefined;
  const lateSuccess = new Promise<void>((resolve) => {
    succeed = resolve;
  });
  return {
    delivery: failedDelivery(0, { lateSuccess }),
    succeed: () => act(async () => succeed()),
  };
}

test('keeps the same form element from sending to the confirmation, which only a success brings', async () => {
  const mailer = createPendingMailer();
  const onConfirmed = jest.fn();
  const user = await showAndSend(mailer, onConfirmed);
  const message = field('Message');
  const { form } = message;
  expect(screen.getByText(deliveryCopy.sending)).toBeVisible();
  expect(form).toHaveAttribute('inert');
  await mailer.setOffline(true);
  expect(screen.getByText(deliveryCopy.offline)).toBeVisible();
  expect(field('Message').form).toBe(form);
  await mailer.respond(failedDelivery(0));
  expect(field('Message').form).toBe(form);
  expect(form).not.toHaveAttribute('inert');
  await user.click(sendButton());
  expect(onConfirmed).not.toHaveBeenCalled();
  await mailer.respond({ ok: true });

  expect(onConfirmed).toHaveBeenCalledTimes(1);
  expect(field('Message')).toBe(message);
  expect(message.form).toBe(form);
  expect(message).toHaveValue(typed.Message);
});

test.each([
  ['confirms the message', 'no change', () => undefined],
  ['confirms nothing', 'another text', () => fillIn({ Message: ' More.' })],
  [
    'confirms nothing',
    'another choice',
    () => userEvent.selectOptions(field('Issue'), 'Partner Violence'),
  ],
  ['confirms nothing', 'a consent', () => userEvent.click(screen.getByRole('checkbox'))],
])('a late success %s after %s', async (outcome, _what, change) => {
  const { delivery, succeed } = deliveryWithLateSuccess();
  const mailer = createRecordingMailer([delivery]);
  const onConfirmed = jest.fn();
  await showAndSend(mailer, onConfirmed);
  await change();
  expect(onConfirmed).not.toHaveBeenCalled();

  await succeed();

  const reference = mailer.sent[0]?.parameters['inquiry_ref'];
  expect(onConfirmed.mock.calls).toEqual(
    outcome === 'confirms the message' ? [[reference, expect.anything()]] : [],
  );
  expect(panel()).toBeInTheDocument();
});

test.each([
  ['during', undefined],
  ['after a failed', failedDelivery(500)],
  ['not a second time after a successful', { ok: true } as const],
])('a late success confirms %s "Try again", and ends it', async (_when, outcome) => {
  const { delivery, succeed } = deliveryWithLateSuccess();
  const second = createPendingMailer();
  const onConfirmed = jest.fn();
  let sent = 0;
  const send: Mailer['send'] = async (mail, options) =>
    (sent += 1) === 1 ? delivery : second.send(mail, options);
  const user = await showAndSend({ send }, onConfirmed);
  await user.click(tryAgain());
  if (outcome) await second.respond(outcome);
  await succeed();
  expect(onConfirmed).toHaveBeenCalledTimes(1);
  expect(second.isCancelled()).toBe(true);
});

test('no late success confirms after "Back to my message"', async () => {
  const { delivery, succeed } = deliveryWithLateSuccess();
  const second = createPendingMailer();
  const onConfirmed = jest.fn();
  const attempts = [async () => delivery, second.send];
  const user = await showAndSend({ send: (...mail) => attempts.shift()!(...mail) }, onConfirmed);
  await user.click(tryAgain());
  await second.setOffline(true);
  await user.click(screen.getByRole('button', { name: 'Back to my message' }));
  await second.respond(failedDelivery(0));
  await succeed();
  expect(onConfirmed).not.toHaveBeenCalled();
});

test.each([
  ['the visitor leaves', () => document.dispatchEvent(new Event(leaveEvent))],
  ['the page goes into the cache', () => window.dispatchEvent(new Event('pagehide'))],
])('a delivery is cancelled and confirms nothing once %s', async (_what, leave) => {
  const mailer = createPendingMailer();
  const onConfirmed = jest.fn();
  await showAndSend(mailer, onConfirmed);

  leave();
  expect(mailer.isCancelled()).toBe(true);
  await mailer.respond({ ok: true });

  expect(onConfirmed).not.toHaveBeenCalled();
});

/** A function that throws at its call with this number, counted from 1. */
function throwAt(number: number): () => void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === number) throw new Error('broken');
  };
}

test.each([
  ['composing', 'cannot have arrived'],
  ['sending', 'may have arrived'],
])(
  'an exception while %s shows the failure, with the text kept, of a message that %s, and Send works again',
  async (what, arrival) => {
    const mailer = createRecordingMailer();
    const onConfirmed = jest.fn();
    const failOnce = throwAt(1);
    const send: Mailer['send'] = async (mail) => {
      if (what === 'sending') failOnce();
      return mailer.send(mail);
    };
    const user = await showAndSend({ send }, onConfirmed, () => what === 'composing' && failOnce());

    await waitFor(() => expect(panel()).toHaveFocus());
    expect(field('Message')).toHaveValue(typed.Message);
    expect(console.error).toHaveBeenCalledWith(new Error('broken'));
    const saysSo = panel()?.textContent?.includes(deliveryCopy.failure.mayHaveArrived);
    expect(saysSo).toBe(arrival === 'may have arrived');
    expect(panel()).not.toHaveTextContent(deliveryCopy.failure.stoppedWhileOffline);

    await user.click(tryAgain());
    expect(mailer.sent).toHaveLength(1);
    expect(onConfirmed).toHaveBeenCalledTimes(1);
  },
);

test('still says that the message may have arrived when "Try again" cannot compose a mail', async () => {
  const mailer = createRecordingMailer([failedDelivery(403)]);
  const user = await showAndSend(mailer, undefined, throwAt(2));

  await user.click(tryAgain());

  expect(panel()).toHaveTextContent(deliveryCopy.failure.mayHaveArrived);
});

test('"Try again" sends the current values and time with the same reference, until one is confirmed', async () => {
  let made = 0;
  // Each call fills the bytes with a new number, so a second reference would differ from the first one. The first call
  // fills them with 1, which stands for the character 3: references have no 0 and 1 (`inquiry-ref.ts`).
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill((made += 1));
    return bytes;
  });
  const mailer = createRecordingMailer([failedDelivery(0), failedDelivery(429)]);
  const onConfirmed = jest.fn();
  const user = await showAndSend(mailer, onConfirmed);
  await user.click(tryAgain());
  await waitFor(() => expect(panel()).toHaveFocus());

  fillIn({ 'Phone number': ' or 555-0111' });
  const pressedAt = new Date(Date.now() + 60_000);
  jest.useFakeTimers({ now: pressedAt, advanceTimers: true });
  await user.click(tryAgain());

  const [, second, third] = mailer.sent.map(({ parameters }) => parameters);
  expect(third?.['phone_number']).toBe(`${typed['Phone number']} or 555-0111`);
  expect(Date.parse(second!['sent_at']!)).toBeLessThan(pressedAt.getTime());
  expect(Date.parse(third!['sent_at']!)).toBeGreaterThanOrEqual(pressedAt.getTime());
  const references = mailer.sent.map(({ parameters }) => parameters['inquiry_ref']);
  expect(references).toEqual(Array(3).fill('33333333'));
  expect(onConfirmed).toHaveBeenCalledTimes(1);
  expect(onConfirmed).toHaveBeenCalledWith(
    '33333333',
    expect.objectContaining({ user: typed.Name, email: typed.Email }),
  );
});
