import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRecordingMailer } from '@lawyers/mail/testing';
import {
  createPendingMailer,
  failedDelivery,
  field,
  fillIn,
  sendButton,
  showAndSend,
  showContactForm,
  typed,
} from './inquiry.testing';

test('an error marks its field and the title until its reason is gone, and moves neither focus nor field in the window', async () => {
  document.title = 'Contact Us | Lawyers';
  const user = userEvent.setup();
  showContactForm(createPendingMailer());
  fillIn({ ...typed, Email: 'zoe@' });

  await user.click(sendButton());
  expect(field('Email')).toBeInvalid();
  expect(field('Name')).toBeValid();
  expect(document.title).toBe('Error: Contact Us | Lawyers');

  field('Email').focus();
  fillIn({ Email: 'example' });
  expect(field('Email')).toBeInvalid();
  // The field moves up by 40 px when the error above it disappears.
  const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue();
  jest
    .spyOn(field('Email'), 'getBoundingClientRect')
    .mockReturnValueOnce(new DOMRect(0, 300))
    .mockReturnValue(new DOMRect(0, 260));
  fillIn({ Email: '.com' });
  expect(scrollBy.mock.calls).toEqual([[0, -40]]);
  expect(field('Email')).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.title).toBe('Contact Us | Lawyers');
  expect(field('Email')).toHaveFocus();
});

test('what is mended leaves the summary, nothing joins it, and a second Send focuses it again', async () => {
  const user = userEvent.setup();
  showContactForm(createPendingMailer());
  await user.click(sendButton());
  const errors = () => within(screen.getByRole('alert')).getAllByRole('link').map(textOf);
  expect(errors()).toHaveLength(4);

  fillIn({ Email: 'zoe' });
  // "Email is required!" is no longer true after three letters, so it is gone. That they are no email address is
  // reported at the next Send.
  expect(errors()).toHaveLength(3);
  fillIn({ Name: 'Zoë' });
  await user.clear(field('Name'));
  expect(errors()).toEqual(['Phone number is required!', 'Message is required!']);
  await user.click(sendButton());
  expect(errors()).toHaveLength(4);
  await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
});

const textOf = ({ textContent }: Element) => textContent;

/** Adds the note of `form-post-note.tsx` as `form-guard.ts` has left it, with the focus. */
function addFocusedNote(mark = ''): HTMLElement {
  const note = document.createElement('div');
  note.setAttribute('data-form-post', mark);
  note.tabIndex = -1;
  document.body.append(note);
  note.focus();
  return note;
}

afterEach(() => document.querySelector('[data-form-post]')?.remove());

test.each([
  ['nothing was sent', '', /Nothing has been sent yet/],
  ['the message may have arrived', 'posted', /may have reached us/],
])(
  'a form that is hydrated after its note was focused moves the focus to its button, and says that %s',
  (_what, mark, text) => {
    const note = addFocusedNote(mark);
    showContactForm(createPendingMailer());
    expect(note).not.toBeVisible();
    expect(sendButton()).toHaveFocus();
    expect(sendButton()).toHaveAccessibleDescription(text);
  },
);

test('a form that was hydrated late does not say after a failure that nothing was sent', async () => {
  addFocusedNote();
  const mailer = createPendingMailer();
  await showAndSend(mailer);
  await mailer.respond(failedDelivery(0));
  expect(screen.getByText(/It may have reached us anyway/)).toBeVisible();
  expect(screen.queryByText(/Nothing has been sent yet/)).not.toBeInTheDocument();
  expect(sendButton()).not.toHaveAccessibleDescription();
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
