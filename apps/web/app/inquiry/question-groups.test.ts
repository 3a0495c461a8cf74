import { contactForm } from '@lawyers/domain';
import { questionGroups } from './question-groups';

const { user, email, phone_number, accident_type, message, consent_calls } = contactForm;
const form = { user, email, phone_number, accident_type, message, consent_calls };

test('a form without a layout asks everything in its order, each as wide as its kind', () => {
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

test('what the layout names stands apart, elsewhere or in another width; all else stays', () => {
  expect(
    questionGroups(form, {
      elsewhere: ['accident_type'],
      apart: [{ heading: 'Consent', note: 'Yours to give', keys: ['consent_calls'] }],
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
