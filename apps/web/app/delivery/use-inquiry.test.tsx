import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Mailer } from '@lawyers/mail';
import { createRecordingMailer } from '@lawyers/mail/testing';
import { leaveEvent } from '../page-script/leave';
import { deliveryCopy } from './delivery.copy';
import {
  createPendingMailer,
  failedDelivery,
  field,
  fillIn,
  fillInAndSend,
  sendButton,
  showAndSend,
  showContactForm,
  typed,
} from './inquiry.testing';

const panel = () =>
  screen.queryByRole('heading', { name: /can’t confirm/i })?.closest('[tabindex]');

afterEach(() => {
  jest.useRealTimers();
});

/** A failed delivery with a late success, which the test triggers. */
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

test('keeps the same form element before, during, and after sending', async () => {
  const user = userEvent.setup();
  const mailer = createPendingMailer();
  showContactForm(mailer);
  const form = field('Message').form;
  const message = field('Message');

  await fillInAndSend(user);
  expect(field('Message').form).toBe(form);
  await mailer.setOffline(true);
  expect(field('Message').form).toBe(form);
  await mailer.respond(failedDelivery(0));
  expect(field('Message').form).toBe(form);
  await user.click(sendButton());
  await mailer.respond({ ok: true });

  expect(field('Message').form).toBe(form);
  expect(field('Message')).toBe(message);
  expect(message).toHaveValue(typed.Message);
});

test('a late success confirms the message while the form’s values are unchanged', async () => {
  const { delivery, succeed } = deliveryWithLateSuccess();
  const mailer = createRecordingMailer([delivery]);
  const onConfirmed = jest.fn();
  await showAndSend(mailer, onConfirmed);
  expect(onConfirmed).not.toHaveBeenCalled();

  await succeed();

  expect(onConfirmed.mock.calls).toEqual([[mailer.sent[0]?.parameters['inquiry_ref']]]);
});

test.each([
  ['text', () => fillIn(userEvent.setup(), { Message: ' One more thing.' })],
  ['choice', () => userEvent.selectOptions(field('Issue'), 'Partner Violence')],
  ['consent', () => userEvent.click(screen.getByRole('checkbox'))],
])('a late success confirms nothing after a change of %s', async (_what, change) => {
  const { delivery, succeed } = deliveryWithLateSuccess();
  const onConfirmed = jest.fn();
  await showAndSend(createRecordingMailer([delivery]), onConfirmed);

  await change();
  await succeed();

  expect(onConfirmed).not.toHaveBeenCalled();
  expect(panel()).toBeInTheDocument();
});

test.each([
  ['during', undefined],
  ['after a failed', failedDelivery(500)],
  ['not a second time after a successful', { ok: true } as const],
])('a late success confirms %s "Try again"', async (_when, outcome) => {
  const { delivery, succeed } = deliveryWithLateSuccess();
  const second = createPendingMailer();
  const onConfirmed = jest.fn();
  let sent = 0;
  const send: Mailer['send'] = async (mail, options) =>
    (sent += 1) === 1 ? delivery : second.send(mail, options);
  const user = await showAndSend({ send }, onConfirmed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  if (outcome) await second.respond(outcome);
  await succeed();
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test('a confirmation cancels every other submission', async () => {
  const { delivery, succeed } = deliveryWithLateSuccess();
  const signals: AbortSignal[] = [];
  const send: Mailer['send'] = async (_mail, { signal } = {}) => {
    signals.push(signal!);
    return signals.length === 1 ? delivery : new Promise(() => undefined);
  };
  const user = await showAndSend({ send });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);

  await succeed();

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
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

/** A function that throws only at this call. */
function throwAt(number: number): () => void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === number) throw new Error('broken');
  };
}

test.each(['composing', 'sending'])(
  'an exception while %s shows the failure with the text kept, and Send works again',
  async (what) => {
    const mailer = createRecordingMailer();
    const onConfirmed = jest.fn();
    const failOnce = throwAt(1);
    const send: Mailer['send'] = async (mail) => {
      if (what === 'sending') failOnce();
      return mailer.send(mail);
    };
    const user = await showAndSend({ send }, onConfirmed, () => what === 'composing' && failOnce());

    expect(panel()).toHaveFocus();
    expect(field('Message')).toHaveValue(typed.Message);
    expect(console.error).toHaveBeenCalledWith(new Error('broken'));

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(mailer.sent).toHaveLength(1);
    expect(onConfirmed).toHaveBeenCalledTimes(1);
  },
);

test('does not say that the message may have arrived when no mail could be composed', async () => {
  await showAndSend(createRecordingMailer(), undefined, throwAt(1));

  expect(panel()).not.toHaveTextContent(deliveryCopy.failure.mayHaveArrived);
});

test('still says that the message may have arrived when "Try again" cannot compose a mail', async () => {
  const user = await showAndSend(
    createRecordingMailer([failedDelivery(403)]),
    undefined,
    throwAt(2),
  );

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(panel()).toHaveTextContent(deliveryCopy.failure.mayHaveArrived);
});

test('sends a canceled message with "Try again" when the connection is back', async () => {
  const mailer = createPendingMailer();
  const onConfirmed = jest.fn();
  const user = await showAndSend(mailer, onConfirmed);
  await mailer.setOffline(true);
  await user.click(screen.getByRole('button', { name: deliveryCopy.backToMessage }));

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await mailer.respond({ ok: true });

  expect(mailer.sent).toHaveLength(2);
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test('"Try again" has the reference of the first submission and a later sent_at', async () => {
  const mailer = createRecordingMailer([failedDelivery(0)]);
  const user = await showAndSend(mailer);
  const pressedAt = new Date(Date.now() + 60_000);
  jest.useFakeTimers({ now: pressedAt, advanceTimers: true });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  const [first, second] = mailer.sent.map(({ parameters }) => parameters);
  expect(second?.['inquiry_ref']).toBe(first?.['inquiry_ref']);
  expect(Date.parse(second?.['sent_at'] ?? '')).toBeGreaterThanOrEqual(pressedAt.getTime());
  expect(Date.parse(first?.['sent_at'] ?? '')).toBeLessThan(pressedAt.getTime());
});
