import { contactForm, site } from '@lawyers/domain';
import { defaultAnswers } from '@lawyers/domain/sample-answers';
import { createRecordingMailer } from '@lawyers/mail/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createHeldMailer,
  fillInAndSend,
  sendButton,
  showContactForm,
  write,
  written,
} from './inquiry.testing';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const formElement = () => field('Message').form;

beforeEach(() => {
  document.title = 'Contact Us | Lawyers';
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** What the mailbox is sent for `written`, whatever the moment and the reference. */
const parameters = {
  ...defaultAnswers(contactForm),
  name: site.company,
  recipient: 'office@example.com',
  from_name: written.Name,
  email: written.Email,
  accidentId: 'Sex Assault',
  phone_number: written['Phone number'],
  reply_to: written.Email,
  message: written.Message,
  logoUrl: 'http://localhost:4200/icon-192.png',
  logoLink: 'http://localhost:4200',
  logoString: site.brand,
  inquiry_ref: expect.stringMatching(/^[0-9A-Z]{8}$/),
  page: '/contact',
  consent_calls: 'no',
  consent_version: expect.any(String),
  consent_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  left_as_preset: 'Issue',
  language: 'en',
  flag: '',
};

test('an empty form is not sent: a focused summary names every field, and leads to it', async () => {
  const user = userEvent.setup();
  const mailer = createRecordingMailer();
  showContactForm(mailer);

  await user.click(sendButton());

  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Name is required!',
    'Email is required!',
    'Phone number is required!',
    'Message is required!',
  ]);
  await user.click(within(summary).getByRole('link', { name: 'Email is required!' }));
  expect(field('Email')).toHaveFocus();
  expect(mailer.sent).toEqual([]);
});

test('every wrong field says so itself, and the title begins with "Error: "', async () => {
  const user = userEvent.setup();
  showContactForm(createRecordingMailer());
  await write(user, { ...written, Email: 'zoe@' });

  await user.click(sendButton());

  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('Email is not a valid email!');
  expect(field('Name')).toBeValid();
  expect(document.title).toBe('Error: Contact Us | Lawyers');
});

test('an error loses nothing of what was written and chosen', async () => {
  const user = userEvent.setup();
  showContactForm(createRecordingMailer());
  await write(user, { ...written, Email: 'zoe@' });
  await user.selectOptions(field('Issue'), 'Partner Violence');
  await user.click(screen.getByRole('checkbox'));
  const before = formElement();

  await user.click(sendButton());

  expect(field('Name')).toHaveValue(written.Name);
  expect(field('Email')).toHaveValue('zoe@');
  expect(field('Phone number')).toHaveValue(written['Phone number']);
  expect(field('Message')).toHaveValue(written.Message);
  expect(field('Issue')).toHaveDisplayValue('Partner Violence');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(formElement()).toBe(before);
});

test('once mended, the errors go and the message is sent', async () => {
  const user = userEvent.setup();
  const mailer = createRecordingMailer();
  showContactForm(mailer);
  await write(user, { ...written, Email: 'zoe@' });
  await user.click(sendButton());

  await user.type(field('Email'), 'example.com');
  await user.click(sendButton());

  expect(mailer.sent).toHaveLength(1);
  expect(field('Email')).toBeValid();
  expect(document.title).toBe('Contact Us | Lawyers');
});

test('a filled form becomes one mail with everything that was written', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
  const mailer = createRecordingMailer();
  showContactForm(mailer);

  await fillInAndSend(userEvent.setup());

  expect(mailer.sent).toEqual([{ templateId: 'contact', parameters }]);
});

test('issue, consent and signs of a program are in the mail', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(2_000);
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: false },
    configurable: true,
  });
  const user = userEvent.setup();
  const mailer = createRecordingMailer();
  showContactForm(mailer);
  await user.selectOptions(field('Issue'), 'Digital Sex Abuse');
  await user.click(screen.getByRole('checkbox'));
  await write(user, { 'Leave this empty': 'https://spam.example' });

  await fillInAndSend(user);

  expect(mailer.sent[0]?.parameters).toEqual({
    ...parameters,
    accidentId: 'Digital Sex Abuse',
    consent_calls: 'yes',
    left_as_preset: '',
    flag: 'hidden-field too-fast',
  });
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('a message that arrived is confirmed once, by the reference of its mail', async () => {
  const mailer = createRecordingMailer();
  const onConfirmed = jest.fn();
  showContactForm(mailer, onConfirmed);

  await fillInAndSend(userEvent.setup());

  expect(onConfirmed.mock.calls).toEqual([[mailer.sent[0]?.parameters['inquiry_ref']]]);
});

test('nothing is confirmed before the service has answered', async () => {
  const mailer = createHeldMailer();
  const onConfirmed = jest.fn();
  showContactForm(mailer, onConfirmed);

  await fillInAndSend(userEvent.setup());
  expect(onConfirmed).not.toHaveBeenCalled();
  await mailer.answer({ ok: true });

  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test('while it is sent, the form is covered by the words of the requirements', async () => {
  const mailer = createHeldMailer();
  showContactForm(mailer);

  await fillInAndSend(userEvent.setup());

  const cover = screen.getByText('Sending Message...').closest('[role="status"]');
  expect(cover).toHaveFocus();
  expect(formElement()).toHaveAttribute('inert');
});

test('a double click sends one mail', async () => {
  const user = userEvent.setup();
  const mailer = createHeldMailer();
  showContactForm(mailer);
  await write(user, written);

  await user.dblClick(sendButton());

  expect(mailer.sent).toHaveLength(1);
});

test('Enter and a click in the same instant send one mail', async () => {
  const user = userEvent.setup();
  const mailer = createHeldMailer();
  showContactForm(mailer);
  await write(user, written);
  const button = sendButton();

  await user.type(field('Name'), '{Enter}');
  button.click();

  expect(mailer.sent).toHaveLength(1);
});

test('the browser could send the form by itself: a multipart POST with what the service needs', () => {
  showContactForm(createRecordingMailer());
  const form = formElement()!;

  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  expect(form.action).toBe('http://localhost:4300/api/v1.0/email/send-form');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    lib_version: '3.12.1',
    user_id: 'sandbox_public_key',
    service_id: 'sandbox_service',
    template_id: 'contact',
    recipient: 'office@example.com',
    page: '/contact',
    from_name: '',
    email: '',
    phone_number: '',
    accidentId: 'Sex Assault',
    message: '',
  });
});

test('the field that only programs fill in is met by nobody else', async () => {
  const user = userEvent.setup();
  showContactForm(createRecordingMailer());
  const hidden = field('Leave this empty');

  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
  for (let index = 0; index < 20; index += 1) {
    await user.tab();
    expect(hidden).not.toHaveFocus();
  }
});
