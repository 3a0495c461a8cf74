import { userEvent } from '@testing-library/user-event';
import { createRecordingMailer } from '@lawyers/mail/testing';
import {
  createPendingMailer,
  field,
  fillIn,
  sendButton,
  showContactForm,
  typed,
} from './inquiry.testing';

test('an error marks its field and the title until it is corrected', async () => {
  document.title = 'Contact Us | Lawyers';
  const user = userEvent.setup();
  showContactForm(createPendingMailer());
  fillIn({ ...typed, Email: 'zoe@' });

  await user.click(sendButton());
  expect(field('Email')).toBeInvalid();
  expect(field('Name')).toBeValid();
  expect(document.title).toBe('Error: Contact Us | Lawyers');

  fillIn({ Email: 'example.com' });
  await user.click(sendButton());
  expect(field('Email')).toBeValid();
  expect(document.title).toBe('Contact Us | Lawyers');
});

test('a form that is hydrated after its note was focused moves the focus to its button, and says that nothing was sent', () => {
  const note = document.createElement('div');
  note.toggleAttribute('data-form-post', true);
  note.tabIndex = -1;
  document.body.append(note);
  note.focus();
  showContactForm(createPendingMailer());
  expect(note).not.toBeVisible();
  expect(sendButton()).toHaveFocus();
  expect(sendButton()).toHaveAccessibleDescription(/Nothing has been sent yet/);
  note.remove();
});

test('a mail has the flags of an automated form', async () => {
  const mailer = createRecordingMailer();
  const user = userEvent.setup();
  showContactForm(mailer);
  fillIn({ ...typed, 'Leave this empty': 'https://spam.example' });
  await user.click(sendButton());

  expect(mailer.sent[0]?.parameters['flag']).toBe('hidden-field');
});

test('a double click, Enter, and a click at the same time send one mail', async () => {
  const user = userEvent.setup();
  const mailer = createPendingMailer();
  showContactForm(mailer);
  fillIn(typed);
  const button = sendButton();
  await user.dblClick(button);
  field('Message').form?.requestSubmit();
  button.click();
  expect(mailer.sent).toHaveLength(1);
});
