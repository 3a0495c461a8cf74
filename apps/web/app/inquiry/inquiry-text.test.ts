import { contactForm } from '@lawyers/domain';
import { inquiryText } from './inquiry-text';

const { user, email, message } = contactForm;

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
