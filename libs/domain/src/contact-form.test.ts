import { contactForm } from './contact-form';
import { answersOf, filledContact } from './form.testing';
import { issueLabel, issueNames, issueNameFrom, serviceQuestion } from './issue-types';

// `workspace/requirements.test.ts` compares the questions with requirements § 3.6.

test('the contact form offers every issue and, last, a question about this service', () => {
  expect(contactForm.accident_type.options).toEqual([
    ...issueNames.map((name) => ({ label: issueLabel(name), value: name })),
    {
      label: 'A question about this service, or to delete my data',
      value: 'Question about this service',
    },
  ]);
});

test('a question about this service is an answer of the contact form, and no issue', () => {
  const accident_type = serviceQuestion.label;
  expect(answersOf(contactForm, { ...filledContact, accident_type })).toMatchObject({
    accident_type: { value: 'Question about this service' },
  });
  expect(issueNameFrom(serviceQuestion.name)).toBeUndefined();
});
