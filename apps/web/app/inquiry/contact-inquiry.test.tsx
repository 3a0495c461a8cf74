import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contactForm, inputName, paths } from '@lawyers/domain';
import type * as LawyersMail from '@lawyers/mail';
import { createRecordingMailer, type RecordingMailer } from '@lawyers/mail/testing';
import { renderInIsland } from '../islands/island.testing';
import { ContactInquiryForm } from './contact-inquiry';
import { fillInAndSend } from './inquiry.testing';

let mockMailer: RecordingMailer;

// The real mailer would call the mail service.
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

test('has every question of the form', () => {
  showContact(paths.contact);
  const form = screen.getByLabelText<HTMLTextAreaElement>('Message').form!;

  for (const [key, field] of Object.entries(contactForm)) {
    expect(form.elements.namedItem(inputName(key, field))).toBeInstanceOf(HTMLElement);
  }
});

test.each([paths.home, paths.contact])('sends the page %s in the mail', async (page) => {
  showContact(page);

  await fillInAndSend(userEvent.setup());

  expect(mockMailer.sent[0]).toMatchObject({
    templateId: 'contact',
    parameters: { page, recipient: 'office@example.com' },
  });
});
