import type { Delivery, Mail } from './mail';
import { createRecordingMailer } from './recording-mailer.testing';

const first: Mail = { templateId: 'a', parameters: { message: 'one' } };
const second: Mail = { templateId: 'b', parameters: { message: 'two' } };

test('a recording mailer records mails in order and returns success', async () => {
  const mailer = createRecordingMailer();
  expect(mailer.sent).toEqual([]);
  expect(await mailer.send(first)).toEqual({ ok: true });
  expect(await mailer.send(second)).toEqual({ ok: true });
  expect(mailer.sent).toEqual([first, second]);
});

test('a recording mailer returns the given results in order, then success', async () => {
  const lateSuccess = Promise.resolve();
  const deliveries: Delivery[] = [
    {
      ok: false,
      failure: { status: 400, text: 'no' },
      mayHaveArrived: false,
      stoppedWhileOffline: false,
      lateSuccess,
    },
    {
      ok: false,
      failure: { status: 503, text: '' },
      mayHaveArrived: true,
      stoppedWhileOffline: false,
      lateSuccess,
    },
  ];
  const mailer = createRecordingMailer(deliveries);
  expect(await mailer.send(first)).toEqual(deliveries[0]);
  expect(await mailer.send(first)).toEqual(deliveries[1]);
  expect(await mailer.send(second)).toEqual({ ok: true });
  expect(mailer.sent).toEqual([first, first, second]);
});
