import { contactForm, ticked } from '@lawyers/domain';
import { inquiryText } from './inquiry-text';

const { user, email, message, consent_calls } = contactForm;

test('has the reference first, then one line for each question', () => {
  const values = { user: 'Ann Example', email: 'ann@example.com', message: 'One\ntwo' };

  expect(inquiryText({ user, email, message }, values, 'ABCD2345')).toBe(
    'Reference: ABCD2345\nName: Ann Example\nEmail: ann@example.com\nMessage: One\ntwo',
  );
});

test('has the label of a question without an answer', () => {
  expect(inquiryText({ user, email }, { user: 'Ann Example' }, 'ABCD2345')).toBe(
    'Reference: ABCD2345\nName: Ann Example\nEmail: ',
  );
});

test('has the consent only if it was given', () => {
  const form = { user, consent_calls };

  expect(inquiryText(form, { user: 'Ann Example' }, 'ABCD2345')).toBe(
    'Reference: ABCD2345\nName: Ann Example',
  );
  expect(inquiryText(form, { user: 'Ann Example', consent_calls: ticked }, 'ABCD2345')).toBe(
    `Reference: ABCD2345\nName: Ann Example\n${consent_calls.label}: yes`,
  );
});
