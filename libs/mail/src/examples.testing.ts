import type { InquiryMetadata } from './inquiry-metadata';
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
  siteUrl: 'https://www.example.com',
};

export const exampleMetadata: InquiryMetadata = {
  inquiryRef: 'ABCD2345',
  page: '/formInput',
  sentAt: new Date('2026-11-20T05:00:00.000Z'),
  leftAsPreset: ['Fault', 'Signup'],
  flags: ['hidden-field', 'too-fast'],
  language: 'en',
};
