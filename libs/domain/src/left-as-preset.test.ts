import { caseInquiryForm } from './case-inquiry-form';
import { contactForm } from './contact-form';
import { answersOf, filledCase, filledContact } from './form.testing';
import { leftAsPreset } from './left-as-preset';

const presets = {
  accidentId: 'Sex Assault',
  period: 'Less than 1 Year',
  stay: 'Violated',
  medical: 'Yes',
  fault: 'Yes',
  signup: 'Yes',
};

test('every preset answer that nobody changed is named by its label, in the order of the form', () => {
  const answers = answersOf(caseInquiryForm, { ...filledCase, ...presets });
  expect(leftAsPreset(caseInquiryForm, answers)).toEqual([
    'Issue',
    'Period',
    'Primary type of injustice',
    'Medical',
    'Fault',
    'Signup',
  ]);
});

test.each([
  ['accidentId', 'Partner Violence', 'Issue'],
  ['period', 'Less than 3 Year', 'Period'],
  ['stay', 'Mental Abuse, with headaches', 'Primary type of injustice'],
  ['medical', 'No', 'Medical'],
  ['fault', 'No', 'Fault'],
  ['signup', 'No', 'Signup'],
])('%s answered with %s is not left as preset', (key, label, question) => {
  const answers = answersOf(caseInquiryForm, { ...filledCase, ...presets, [key]: label });
  expect(leftAsPreset(caseInquiryForm, answers)).toHaveLength(5);
  expect(leftAsPreset(caseInquiryForm, answers)).not.toContain(question);
});

test('a choice that sends nothing is not a preset answer', () => {
  const answers = answersOf(caseInquiryForm, {
    ...filledCase,
    safe_voicemail: 'Not answered',
    safe_caller: 'Not answered',
  });
  expect(leftAsPreset(caseInquiryForm, answers).join()).not.toMatch(/voicemail|calling/);
});

test('the contact form presets the issue', () => {
  const chosen = (accident_type: string) =>
    leftAsPreset(contactForm, answersOf(contactForm, { ...filledContact, accident_type }));
  expect(chosen('Sex Assault')).toEqual(['Issue']);
  expect(chosen('Digital Sex Abuse')).toEqual([]);
});
