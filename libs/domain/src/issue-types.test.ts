import { injuryIssue, issueNameFrom } from './issue-types';

const specified = [
  'Sex Assault',
  'Child Sex Abuse',
  'Sex Exploitation',
  'Partner Violence',
  'Workplace Sex Abuse',
  'Digital Sex Abuse',
];

test.each([...specified, injuryIssue.name])('issueNameFrom accepts %s', (name) => {
  expect(issueNameFrom(name)).toBe(name);
});

test.each([
  ...['', '0', 'length', '__proto__', 'sex assault', ' Sex Assault', 'Sex\u00a0Assault'],
  ...['Sex%20Assault', 'Ｓex Assault', null, undefined],
])('issueNameFrom rejects %j', (text) => {
  expect(issueNameFrom(text)).toBeUndefined();
});
