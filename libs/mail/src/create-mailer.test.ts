import { composeContactMail } from './compose-contact-mail';
import { createMailer } from './create-mailer';
import { deliveryPolicy } from './delivery-policy';
import { startMailService, type MailService } from './mail-service.testing';
import { exampleConfig, exampleContact, exampleContext } from './mail.testing';

const mail = { templateId: 'template_contact', parameters: { message: 'Hello' } };

let service: MailService;

beforeEach(async () => {
  service = await startMailService();
});

afterEach(async () => {
  jest.useRealTimers();
  await service.close();
});

test('the mailer sends to the configured service and returns its response', async () => {
  const mailer = createMailer({ ...exampleConfig, origin: service.origin });
  expect(await mailer.send(mail)).toEqual({ ok: true });
  service.behave({ status: 400, body: 'The template ID not found' });
  expect(await mailer.send(mail)).toMatchObject({
    ok: false,
    failure: { status: 400, text: 'The template ID not found' },
  });
  expect(service.requests.map(({ body }) => JSON.parse(body).template_params)).toEqual([
    { message: 'Hello' },
    { message: 'Hello' },
  ]);
});

test('the mailer reports a network error within 50 seconds when the service never responds', async () => {
  jest.useFakeTimers();
  service.behave('hang');
  const mailer = createMailer({ ...exampleConfig, origin: service.origin });
  const arrived = service.nextRequest();
  let delivery: unknown;
  void mailer.send(mail).then((result) => {
    delivery = result;
  });
  await arrived;
  await jest.advanceTimersByTimeAsync(50_000);
  expect(delivery).toMatchObject({ ok: false, failure: { status: 0, text: 'Network Error' } });
});

test('retries repeat the request, so their reference and sent_at are equal', async () => {
  jest.useFakeTimers();
  service.behave('hang');
  const config = { ...exampleConfig, origin: service.origin };
  const inquiry = composeContactMail(exampleContact, exampleContext, config);
  const longestAttempt =
    deliveryPolicy.attemptTimeout + deliveryPolicy.retryDelay + deliveryPolicy.jitter;
  for (let attempt = 1; attempt <= deliveryPolicy.attempts; attempt += 1) {
    const arrived = service.nextRequest();
    if (attempt === 1) void createMailer(config).send(inquiry);
    else await jest.advanceTimersByTimeAsync(longestAttempt);
    await arrived;
  }
  const bodies = service.requests.map(({ body }) => JSON.parse(body));
  expect(bodies).toEqual(Array(deliveryPolicy.attempts).fill(bodies[0]));
  expect(bodies[0].template_params).toMatchObject({
    inquiry_ref: exampleContext.inquiryRef,
    sent_at: exampleContext.sentAt.toISOString(),
  });
});
