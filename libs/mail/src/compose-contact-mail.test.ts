import { callConsent, contactForm, sentAnswers, site } from '@lawyers/domain';
import { expectAnswersInMail } from './answers-in-mail.testing';
import { composeContactMail, contactMailConstants } from './compose-contact-mail';
import { exampleConfig, exampleContact, exampleContext } from './mail.testing';

test('the contact mail has the parameters of the requirements and every answer of the form', () => {
  expect(composeContactMail(exampleContact, exampleContext, exampleConfig)).toEqual({
    templateId: 'template_contact',
    parameters: {
      ...sentAnswers(contactForm, exampleContact),
      name: site.company,
      recipient: 'office@example.com',
      from_name: "Zoë O'Brien",
      email: "o'brien@example.com",
      accidentId: 'Workplace Sex Abuse',
      phone_number: '(202) 555-0100 ext. 7',
      subject_mark: '',
      reply_to: "o'brien@example.com",
      message: 'First line\n<script>alert(1)</script> {{{x}}} & 🙂\n.\nLast line',
      logoUrl: 'https://www.example.com/icon-192.png',
      logoLink: 'https://www.example.com/',
      logoString: site.brand,
      inquiry_ref: 'ABCD2345',
      page: '/formInput',
      consent_calls: 'no',
      consent_version: callConsent.version,
      sent_at: '2026-11-20T05:00:00.000Z',
      left_as_preset: '',
      answer_language: 'English',
      language: 'en',
      flag: '',
    },
  });
});

test.each(['https://www.example.com', 'https://www.example.com/'])(
  'the logo URL is correct for the site address %s',
  (siteUrl) => {
    expect(contactMailConstants({ ...exampleConfig, siteUrl }).logoUrl).toBe(
      'https://www.example.com/icon-192.png',
    );
  },
);

test('the contact mail contains every answer unchanged under the name of its input', () => {
  expectAnswersInMail(
    contactForm,
    (answers) => composeContactMail(answers, exampleContext, exampleConfig),
    ({ email, urgent_date }) => ({
      reply_to: email,
      subject_mark: urgent_date === '' ? '' : 'Soon:',
    }),
  );
});
