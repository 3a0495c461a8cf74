import { callConsent } from './consent';
import { agreement, choice, email, line, longText, phone } from './field';
import { defineForm, type Answers } from './form';
import { issueNames, issueTypes } from './issue-types';

/** The contact form of the home and contact pages (requirements § 3.6). */
export const contactForm = defineForm({
  user: line('Name', { name: 'from_name', autoComplete: 'name' }),
  email: email('Email'),
  phone_number: phone('Phone number'),
  // The value is the issue's name and not its index, since a form POST without JavaScript sends it as it is
  // (requirements § 3.6).
  accident_type: choice('Issue', issueNames, { name: 'accidentId', initial: issueTypes[0].name }),
  message: longText('Message', {
    hint: 'You can leave out anything you are not ready to share. Leave other people’s names out of this form.',
  }),
  consent_calls: agreement(callConsent.text),
});

export type ContactInquiry = Answers<typeof contactForm>;
