import type { CaseInquiry, ContactInquiry } from '@lawyers/domain';
import type { InquiryContext } from './inquiry-context';
import type { MailConfig } from './mail-config';

/** For tests: an installation, where every setting can be told from every other. */
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

export const exampleContext: InquiryContext = { inquiryRef: 'ABCD2345', page: '/formInput' };

export const exampleContact: ContactInquiry = {
  user: "Zoë O'Brien",
  email: "o'brien@example.com",
  phone_number: '(202) 555-0100 ext. 7',
  accident_type: { label: 'Workplace Sex Abuse', value: 'Workplace Sex Abuse' },
  message: 'First line\n<script>alert(1)</script> {{{x}}} & 🙂\n.\nLast line',
};

export const exampleCase: CaseInquiry = {
  accidentId: { label: 'Digital Sex Abuse', value: 'Digital Sex Abuse' },
  zipCode: '00501',
  user: "Zoë O'Brien",
  email: "o'brien@example.com",
  phone_number: '(202) 555-0100 ext. 7',
  period: { label: 'Less than 3 Year', value: 'Less than 3 Year' },
  medical: { label: 'No', value: 'No' },
  fault: { label: 'Yes', value: 'Yes' },
  signup: { label: 'No', value: 'No' },
  stay: { label: 'Mental Abuse (headaches)', value: 'Headaches' },
  message: 'First line\n<script>alert(1)</script> {{{x}}} & 🙂\n.\nLast line',
};
