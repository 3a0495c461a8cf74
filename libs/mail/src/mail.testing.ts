import { intakeForm, contactForm, type IntakeInquiry, type ContactInquiry } from '@lawyers/domain';
import { sampleAnswers } from '@lawyers/domain/sample-answers';
import type { InquiryContext } from './inquiry-context';
import type { MailConfig } from './mail-config';

/** For tests: a configuration in which every setting has a different value. */
export const exampleConfig: MailConfig = {
  publicKey: 'public-key-1',
  serviceId: 'service_1',
  contactTemplateId: 'template_contact',
  intakeTemplateId: 'template_intake',
  origin: 'https://mail.example.com',
  contactRecipient: 'office@example.com',
  intakeRecipient: 'team@example.com',
  siteUrl: 'https://www.example.com/',
};

export const exampleContext: InquiryContext = {
  inquiryRef: 'ABCD2345',
  page: '/formInput',
  sentAt: new Date('2026-11-20T05:00:00.000Z'),
  flags: [],
  language: 'en',
};

export const exampleContact: ContactInquiry = {
  ...sampleAnswers(contactForm),
  user: "Zoë O'Brien",
  email: "o'brien@example.com",
  phone_number: '(202) 555-0100 ext. 7',
  accident_type: { label: 'Workplace Sex Abuse', value: 'Workplace Sex Abuse' },
  message: 'First line\n<script>alert(1)</script> {{{x}}} & 🙂\n.\nLast line',
  urgent_date: '',
  consent_calls: false,
};

export const exampleIntake: IntakeInquiry = {
  ...sampleAnswers(intakeForm),
  accidentId: { label: 'Digital Sex Abuse', value: 'Digital Sex Abuse' },
  zipCode: '00501',
  user: "Zoë O'Brien",
  email: "o'brien@example.com",
  phone_number: '(202) 555-0100 ext. 7',
  period: { label: 'Less than 3 Year', value: 'Less than 3 Year' },
  medical: { label: 'No', value: 'No' },
  fault: { label: 'Yes', value: 'Yes' },
  signup: { label: 'No', value: 'No' },
  stay: {
    label: 'Mental Abuse, with headaches',
    english: 'Mental Abuse, with headaches',
    value: 'Headaches',
  },
  message: 'First line\n<script>alert(1)</script> {{{x}}} & 🙂\n.\nLast line',
  hurt_person: { label: 'My child', value: 'My child' },
  urgent_date: 'Hearing on Monday',
  place_state: { label: 'Ohio', value: 'Ohio' },
  other_side: 'Sam Sample, Acme Inc.',
  has_lawyer: { label: 'No', value: 'No' },
  preferred_name: 'Zed',
  safe_hours: 'After 6 pm',
  safe_voicemail: { label: 'No', value: 'No' },
  safe_caller: { label: 'Not answered', value: '' },
  consent_calls: true,
};
