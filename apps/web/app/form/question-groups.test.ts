import { contactForm } from '@lawyers/domain';
import { questionGroups } from './question-groups';

const { user, email, phone_number, accident_type, message, consent_calls } = contactForm;
const form = { user, email, phone_number, accident_type, message, consent_calls };

test('applies the groups, omissions, and widths of the layout, and keeps the other questions', () => {
  expect(
    questionGroups(form, {
      omitted: ['accident_type'],
      separate: [
        { id: 'consent', heading: 'Consent', note: 'Yours to give', keys: ['consent_calls'] },
      ],
      spans: { user: 8 },
    }),
  ).toEqual([
    {
      id: 'questions',
      fields: [
        { key: 'user', span: 8, field: user },
        { key: 'email', span: 12, field: email },
        { key: 'phone_number', span: 12, field: phone_number },
        { key: 'message', span: 24, field: message },
      ],
    },
    {
      id: 'consent',
      heading: 'Consent',
      note: 'Yours to give',
      fields: [{ key: 'consent_calls', span: 24, field: consent_calls }],
    },
  ]);
});
