import { contactForm } from '@lawyers/domain';
import { questionGroups } from './question-groups';

const { user, email, phone_number, accident_type, message, consent_calls } = contactForm;
const form = { user, email, phone_number, accident_type, message, consent_calls };

test('without a layout, has one group with all questions in order and with default widths', () => {
  expect(questionGroups(form, {})).toEqual([
    {
      rows: [
        ['user', 12],
        ['email', 12],
        ['phone_number', 12],
        ['accident_type', 12],
        ['message', 24],
        ['consent_calls', 24],
      ],
    },
  ]);
});

test('applies the groups, omissions, and widths of the layout, and keeps the other questions', () => {
  expect(
    questionGroups(form, {
      omitted: ['accident_type'],
      separate: [{ heading: 'Consent', note: 'Yours to give', keys: ['consent_calls'] }],
      spans: { user: 8 },
    }),
  ).toEqual([
    {
      rows: [
        ['user', 8],
        ['email', 12],
        ['phone_number', 12],
        ['message', 24],
      ],
    },
    { heading: 'Consent', note: 'Yours to give', rows: [['consent_calls', 24]] },
  ]);
});
