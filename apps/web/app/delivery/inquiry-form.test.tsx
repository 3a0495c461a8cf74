import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contactForm } from '@lawyers/domain';
import { defaultAnswers } from '@lawyers/domain/sample-answers';
import { createRecordingMailer } from '@lawyers/mail/testing';
import {
  createPendingMailer,
  field,
  fillIn,
  fillInAndSend,
  sendButton,
  showAndSend,
  showContactForm,
  typed,
} from './inquiry.testing';

const formElement = () => field('Message').form;

beforeEach(() => {
  document.title = 'Contact Us | Lawyers';
});

/** Some of the mail's parameters for `typed`; `@lawyers/mail` tests the others. */
const parameters = {
  ...defaultAnswers(contactForm),
  from_name: typed.Name,
  email: typed.Email,
  phone_number: typed['Phone number'],
  message: typed.Message,
  page: '/contact',
  left_as_preset: 'Issue',
  flag: '',
};

test('marks every invalid field, and puts "Error: " before the title', async () => {
  const user = userEvent.setup();
  showContactForm(createRecordingMailer());
  await fillIn(user, { ...typed, Email: 'zoe@' });

  await user.click(sendButton());

  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription(/Email is not a valid email!$/);
  expect(field('Name')).toBeValid();
  expect(document.title).toBe('Error: Contact Us | Lawyers');
});

test('keeps typed text and choices after an error', async () => {
  const user = userEvent.setup();
  showContactForm(createRecordingMailer());
  await fillIn(user, { ...typed, Email: 'zoe@' });
  await user.selectOptions(field('Issue'), 'Partner Violence');
  await user.click(screen.getByRole('checkbox'));
  const before = formElement();

  await user.click(sendButton());

  expect(field('Name')).toHaveValue(typed.Name);
  expect(field('Email')).toHaveValue('zoe@');
  expect(field('Phone number')).toHaveValue(typed['Phone number']);
  expect(field('Message')).toHaveValue(typed.Message);
  expect(field('Issue')).toHaveDisplayValue('Partner Violence');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(formElement()).toBe(before);
});

test('sends one mail with all typed text', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
  const mailer = createRecordingMailer();
  await showAndSend(mailer);

  expect(mailer.sent).toHaveLength(1);
  expect(mailer.sent[0]).toMatchObject({ templateId: 'contact', parameters });
});

test('sends issue, consent, and bot flags', async () => {
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
  await fillIn(user, { 'Leave this empty': 'https://spam.example' });

  await fillInAndSend(user);

  expect(mailer.sent[0]?.parameters).toMatchObject({
    ...parameters,
    accidentId: 'Digital Sex Abuse',
    consent_calls: 'yes',
    left_as_preset: '',
    flag: 'hidden-field too-fast',
  });
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('confirms nothing before the service has responded', async () => {
  const mailer = createPendingMailer();
  const onConfirmed = jest.fn();
  await showAndSend(mailer, onConfirmed);
  expect(onConfirmed).not.toHaveBeenCalled();
  await mailer.respond({ ok: true });

  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test('a double click, Enter, and a click at the same time send one mail', async () => {
  const user = userEvent.setup();
  const mailer = createPendingMailer();
  showContactForm(mailer);
  await fillIn(user, typed);
  const button = sendButton();
  await user.dblClick(button);
  formElement()?.requestSubmit();
  button.click();
  expect(mailer.sent).toHaveLength(1);
});
