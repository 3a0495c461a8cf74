import { contactForm, ticked } from '@lawyers/domain';
import { inquiryText } from './inquiry-text';

const { user, email, message, consent_calls } = contactForm;

test('the reference comes first, then one line for each question', () => {
  const written = { user: 'Ann Example', email: 'ann@example.com', message: 'One\ntwo' };

  expect(inquiryText({ user, email, message }, written, 'ABCD2345')).toBe(
    'Reference: ABCD2345\nName: Ann Example\nEmail: ann@example.com\nMessage: One\ntwo',
  );
});

test('a question that was not answered is there without an answer', () => {
  expect(inquiryText({ user, email }, { user: 'Ann Example' }, 'ABCD2345')).toBe(
    'Reference: ABCD2345\nName: Ann Example\nEmail: ',
  );
});

test('a consent is there only if it was given', () => {
  const form = { user, consent_calls };

  expect(inquiryText(form, { user: 'Ann Example' }, 'ABCD2345')).toBe(
    'Reference: ABCD2345\nName: Ann Example',
  );
  expect(inquiryText(form, { user: 'Ann Example', consent_calls: ticked }, 'ABCD2345')).toBe(
    `Reference: ABCD2345\nName: Ann Example\n${consent_calls.label}: yes`,
  );
});
