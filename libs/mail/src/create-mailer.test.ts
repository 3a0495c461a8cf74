import { composeContactMail } from './compose-contact-mail';
import { createMailer } from './create-mailer';
import { deliveryPolicy } from './delivery-policy';
import { startMailService, type MailService } from './mail-service.testing';
import { exampleConfig, exampleContact, exampleContext } from './mail.testing';

let service: MailService;

beforeEach(async () => {
  service = await startMailService();
});

afterEach(async () => {
  jest.useRealTimers();
  await service.close();
});

test('without a response the mailer repeats the same request, with its reference and sent_at, and reports a network error within 50 seconds', async () => {
  jest.useFakeTimers();
  service.behave('hang');
  const config = { ...exampleConfig, origin: service.origin };
  const mail = composeContactMail(exampleContact, exampleContext, config);
  const { attempts, attemptTimeout, retryDelay, jitter } = deliveryPolicy;
  let arrived = service.nextRequest();
  let delivery: unknown;
  void createMailer(config)
    .send(mail)
    .then((result) => (delivery = result));
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    await arrived;
    arrived = service.nextRequest();
    await jest.advanceTimersByTimeAsync(attemptTimeout + retryDelay + jitter);
  }
  await arrived;
  const bodies = service.requests.map(({ body }) => JSON.parse(body).template_params as unknown);
  expect(bodies).toEqual(Array(attempts).fill(mail.parameters));
  await jest.advanceTimersByTimeAsync(
    50_000 - (attempts - 1) * (attemptTimeout + retryDelay + jitter),
  );
  expect(delivery).toMatchObject({ ok: false, failure: { status: 0, text: 'Network Error' } });
});
