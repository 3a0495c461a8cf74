import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contactForm } from '@lawyers/domain';
import { defaultAnswers } from '@lawyers/domain/sample-answers';
import { createRecordingMailer } from '@lawyers/mail/testing';
import {
  createPendingMailer,
  field,
  fillIn,
  sendButton,
  showContactForm,
  typed,
} from './inquiry.testing';

test('an error marks its field and the title until it is corrected, and keeps what was typed and chosen', async () => {
  document.title = 'Contact Us | Lawyers';
  const user = userEvent.setup();
  showContactForm(createPendingMailer());
  await fillIn(user, { ...typed, Email: 'zoe@' });
  await user.selectOptions(field('Issue'), 'Partner Violence');
  await user.click(screen.getByRole('checkbox'));

  await user.click(sendButton());

  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription(/Email is not a valid email!$/);
  expect(field('Name')).toBeValid();
  expect(document.title).toBe('Error: Contact Us | Lawyers');
  for (const [label, text] of Object.entries({ ...typed, Email: 'zoe@' }))
    expect(field(label)).toHaveValue(text);
  expect(field('Issue')).toHaveDisplayValue('Partner Violence');
  expect(screen.getByRole('checkbox')).toBeChecked();

  await fillIn(user, { Email: 'example.com' });
  await user.click(sendButton());

  expect(document.title).toBe('Contact Us | Lawyers');
});

test('sends what was typed and chosen, and bot flags', async () => {
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
  await fillIn(user, { ...typed, 'Leave this empty': 'https://spam.example' });

  await user.click(sendButton());

  expect(mailer.sent).toHaveLength(1);
  expect(mailer.sent[0]).toMatchObject({
    templateId: 'contact',
    parameters: {
      ...defaultAnswers(contactForm),
      from_name: typed.Name,
      email: typed.Email,
      phone_number: typed['Phone number'],
      message: typed.Message,
      accidentId: 'Digital Sex Abuse',
      consent_calls: 'yes',
      page: '/contact',
      left_as_preset: '',
      flag: 'hidden-field too-fast',
    },
  });
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('a double click, Enter, and a click at the same time send one mail', async () => {
  const user = userEvent.setup();
  const mailer = createPendingMailer();
  showContactForm(mailer);
  await fillIn(user, typed);
  const button = sendButton();
  await user.dblClick(button);
  field('Message').form?.requestSubmit();
  button.click();
  expect(mailer.sent).toHaveLength(1);
});
