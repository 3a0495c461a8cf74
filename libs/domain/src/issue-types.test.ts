import { contactForm } from './contact-form';
import { issueLabel, issueNames, issueTypes, topicOf } from './issue-types';

test('the contact form offers every issue and, last, a question about this service', () => {
  expect(contactForm.accident_type.options).toEqual([
    ...issueNames.map((name) => ({ label: issueLabel(name), value: name })),
    {
      label: 'A question about this service, or to delete my data',
      value: 'Question about this service',
    },
  ]);
});

test('an inquiry is about abuse, an injury, or the service, according to its issue', () => {
  const topics = contactForm.accident_type.options!.map(({ value }) => topicOf(value));
  expect(topics).toEqual([...issueTypes.map(() => 'abuse'), 'injury', 'service']);
});
