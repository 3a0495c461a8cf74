/** @jest-environment node */
import { contactForm, ticked } from '@lawyers/domain';
import { inquiryText } from './inquiry-text';

const { user, email, message, consent_calls } = contactForm;
const consent = `${consent_calls.label}: yes`;

test.each([
  [
    'the reference, then one line for each question',
    { user: 'Ann Example', email: 'ann@example.com', message: 'One\ntwo' },
    'Name: Ann Example\nEmail: ann@example.com\nMessage: One\ntwo',
  ],
  [
    'the label of a question without an answer',
    { user: 'Ann Example', message: 'One' },
    'Name: Ann Example\nEmail: \nMessage: One',
  ],
  [
    'the consent only if it was given',
    { user: 'Ann', email: 'a@b.c', message: 'One', consent_calls: ticked },
    `Name: Ann\nEmail: a@b.c\nMessage: One\n${consent}`,
  ],
])('has %s', (_what, values, lines) => {
  const form = { user, email, message, consent_calls };
  expect(inquiryText(form, values, 'ABCD2345')).toBe(`Reference: ABCD2345\n${lines}`);
});
