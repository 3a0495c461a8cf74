import { callConsent } from './consent';
import { agreement, choice, email, line, longText, phone, zip } from './field';
import { defineForm, type Answers } from './form';
import { issueNames, issueTypes } from './issue-types';
import { invalidZipMessage } from './messages';

export const periods = ['Less than 1 Year', 'Less than 2 Year', 'Less than 3 Year'] as const;

export const yesOrNo = ['Yes', 'No'] as const;

/**
 * The values are those of the original site. The labels are ours: three of the original's read alike (requirements
 * § 3.5).
 */
export const stays = [
  { label: 'Violated', value: 'Back or Neck Pain' },
  { label: 'Mental Abuse, with headaches', value: 'Headaches' },
  { label: 'Mental Abuse, with cuts or bruises', value: 'Cuts and Bruises' },
  { label: 'Mental Abuse, with broken bones', value: 'Broken Bones' },
  { label: 'Other', value: 'Broken Bones' },
] as const;

/** Options of the questions on safe contact. The first is the preset and sends an empty value. */
export const safeContactAnswers = [
  { label: 'Not answered', value: '' },
  { label: 'Yes', value: 'Yes' },
  { label: 'No', value: 'No' },
] as const;

/** The intake form (requirements § 3.4). The page shows the first two rows only if the address does not answer them. */
export const intakeForm = defineForm({
  accidentId: choice('Issue', issueNames, { initial: issueTypes[0].name }),
  zipCode: zip('Zip code', invalidZipMessage),
  user: line('Full name', { name: 'from_name', autoComplete: 'name' }),
  email: email('Email'),
  phone_number: phone('Phone number'),
  period: choice('Period', periods, {
    hint: 'How long ago did it happen? If it is still going on, choose the first one. If it was more than three years ago, choose the last one and say so in your message.',
    initial: 'Less than 1 Year',
  }),
  stay: choice('Primary type of injustice', stays, { initial: 'Back or Neck Pain' }),
  medical: choice('Medical', yesOrNo, {
    type: 'yesNo',
    hint: 'Have you seen a doctor, nurse, or counselor about it? It is fine if you have not.',
    initial: 'Yes',
  }),
  fault: choice('Fault', yesOrNo, {
    type: 'yesNo',
    hint: 'Did a person, a school, an employer, or anyone else do this or let it happen? Nothing that was done to you is your fault.',
    initial: 'Yes',
  }),
  signup: choice('Signup', yesOrNo, {
    type: 'yesNo',
    hint: 'Would you like a free consultation? You can still say no later.',
    initial: 'Yes',
  }),
  message: longText('Message', {
    placeholder: 'Briefly describe your case',
    hint: 'You can leave out anything you are not ready to share. Leave other people’s names out of this form.',
  }),
  preferred_name: line('Name to use', {
    optional: true,
    autoComplete: 'nickname',
    hint: 'What should we call you? Any name that is safe for you is fine. Whoever calls is asked to use only this one.',
  }),
  safe_hours: line('Safe times', {
    optional: true,
    hint: 'When can you talk without being overheard? Someone will try to reach you then.',
    // The browser must not suggest these times to another user of the device.
    autoComplete: 'off',
  }),
  safe_voicemail: choice('May we leave a voicemail?', safeContactAnswers, {
    optional: true,
    hint: 'Without a Yes, a caller should hang up before the beep.',
    initial: '',
  }),
  safe_caller: choice('May we say who is calling?', safeContactAnswers, {
    optional: true,
    hint: 'Without a Yes, a caller should ask for you and tell no one else about a lawyer.',
    initial: '',
  }),
  consent_calls: agreement(callConsent.text),
});

export type IntakeInquiry = Answers<typeof intakeForm>;
