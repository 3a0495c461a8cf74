import { contactForm, inputName, paths } from '@lawyers/domain';
import type * as LawyersMail from '@lawyers/mail';
import { createRecordingMailer, type RecordingMailer } from '@lawyers/mail/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fillInAndSend, notConfirmed } from '../inquiry/inquiry.testing';
import { ContactInquiryForm } from './contact-inquiry';
import { renderInIsland } from '../hydration/island.testing';

let mockMailer: RecordingMailer;

// The real mailer would ask the mail service.
jest.mock('@lawyers/mail', () => ({
  ...jest.requireActual<typeof LawyersMail>('@lawyers/mail'),
  createMailer: (): LawyersMail.Mailer => ({ send: (mail) => mockMailer.send(mail) }),
}));

afterEach(() => document.body.replaceChildren());

beforeEach(() => {
  mockMailer = createRecordingMailer();
});

function showContact(page: string): void {
  const main = document.body.appendChild(document.createElement('main'));
  renderInIsland(<ContactInquiryForm page={page} />, { container: main });
}

test('every question of the form is on the page', () => {
  showContact(paths.contact);
  const form = screen.getByLabelText<HTMLTextAreaElement>('Message').form!;

  for (const [key, field] of Object.entries(contactForm)) {
    expect(form.elements.namedItem(inputName(key, field))).toBeInstanceOf(HTMLElement);
  }
});

test.each([paths.home, paths.contact])('the mail says that it comes from %s', async (page) => {
  showContact(page);

  await fillInAndSend(userEvent.setup());

  expect(mockMailer.sent[0]).toMatchObject({
    templateId: 'contact',
    parameters: { page, recipient: 'office@example.com' },
  });
});

test('a message that arrived leads to the confirmation with its reference', async () => {
  showContact(paths.contact);

  await fillInAndSend(userEvent.setup());

  const reference = mockMailer.sent[0]?.parameters['inquiry_ref'];
  expect(await screen.findByText(reference ?? 'none')).toBeInTheDocument();
  expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
});

test('a message that did not arrive leads nowhere', async () => {
  mockMailer = createRecordingMailer([notConfirmed(403)]);
  showContact(paths.contact);

  await fillInAndSend(userEvent.setup());

  expect(await screen.findByRole('alert', { name: /not confirmed/i })).toHaveFocus();
  expect(screen.getByLabelText('Message')).toBeInTheDocument();
});
