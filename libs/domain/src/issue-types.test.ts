import { contactForm } from './contact-form';
import { issueLabel, issueNameFrom, issueNames, serviceQuestion } from './issue-types';

// Only rejected texts are tested here. `intake-query.test.ts` tests that every name is accepted.
test.each([
  ...['', '0', 'length', '__proto__', 'sex assault', ' Sex Assault', 'Sex\u00a0Assault'],
  ...['Sex%20Assault', 'Ｓex Assault', serviceQuestion.name, null, undefined],
])('issueNameFrom rejects %j', (text) => {
  expect(issueNameFrom(text)).toBeUndefined();
});

test('the contact form offers every issue and, last, a question about this service', () => {
  expect(contactForm.accident_type.options).toEqual([
    ...issueNames.map((name) => ({ label: issueLabel(name), value: name })),
    {
      label: 'A question about this service, or to delete my data',
      value: 'Question about this service',
    },
  ]);
});
