import { createMailer } from './create-mailer';
import { exampleConfig } from './mail-fixture';
import { openMailService, type MailService } from './mail-service-fixture';

const mail = { templateId: 'template_contact', parameters: { message: 'Hello' } };

let service: MailService;

beforeEach(async () => {
  service = await openMailService();
});

afterEach(async () => {
  jest.useRealTimers();
  jest.dontMock('./send-mail');
  jest.dontMock('@emailjs/browser');
  jest.resetModules();
  await service.close();
});

test('a mail goes to the service of the installation, and its answer comes back', async () => {
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

test('a service that hangs for ever is a network error after 50 seconds at most', async () => {
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

test('when the sender cannot be loaded it is a network error, and nothing can have arrived', async () => {
  jest.useFakeTimers();
  jest.doMock('./send-mail', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const mailer = createMailer({ ...exampleConfig, origin: service.origin });
  const delivery = mailer.send(mail);
  await jest.advanceTimersByTimeAsync(50_000);
  expect(await delivery).toMatchObject({
    ok: false,
    failure: { status: 0, text: 'Network Error' },
    mayHaveArrived: false,
  });
  expect(service.requests).toEqual([]);
});

test('when an id is missing the failure names it', async () => {
  const mailer = createMailer({ ...exampleConfig, publicKey: '', origin: service.origin });
  const failure = { text: expect.stringMatching(/public key/i) };
  expect(await mailer.send(mail)).toMatchObject({ ok: false, failure });
  expect(service.requests).toEqual([]);
});

test('the e-mail library is not loaded before the first mail', async () => {
  let loaded = false;
  jest.doMock('@emailjs/browser', () => {
    loaded = true;
    return jest.requireActual('@emailjs/browser');
  });
  jest.resetModules();
  const { createMailer: create } = await import('./index');
  const mailer = create({ ...exampleConfig, origin: service.origin });
  expect(loaded).toBe(false);
  await mailer.send(mail);
  expect(loaded).toBe(true);
});
