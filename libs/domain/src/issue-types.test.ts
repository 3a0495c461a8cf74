import { injuryIssue, issueNameFrom, issueNames, issueTypes } from './issue-types';

const specified = [
  'Sex Assault',
  'Child Sex Abuse',
  'Sex Exploitation',
  'Partner Violence',
  'Workplace Sex Abuse',
  'Digital Sex Abuse',
];

test('the issue types are those of the requirements, in order', () => {
  expect(issueTypes.map(({ name }) => name)).toEqual(specified);
  expect(issueNames).toEqual([...specified, 'Accident or Injury']);
});

test('every issue type has a unique picture and text', () => {
  expect(new Set(issueTypes.map(({ pictureId }) => pictureId)).size).toBe(6);
  expect(new Set(issueTypes.map(({ category1 }) => category1.trim())).size).toBe(6);
  expect(issueTypes.filter(({ category1 }) => category1.trim() === '')).toEqual([]);
});

test.each([...specified, injuryIssue.name])('issueNameFrom accepts %s', (name) => {
  expect(issueNameFrom(name)).toBe(name);
});

test.each([
  '',
  '0',
  '1',
  'length',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'sex assault',
  'SEX ASSAULT',
  ' Sex Assault',
  'Sex Assault ',
  'Sex  Assault',
  'Sex\u00a0Assault',
  'Sex+Assault',
  'Sex%20Assault',
  'Sex Assault,Partner Violence',
  'Ｓex Assault',
  '<script>alert(1)</script>',
  null,
  undefined,
])('issueNameFrom rejects %j', (text) => {
  expect(issueNameFrom(text)).toBeUndefined();
});

test.each<{ readonly value: unknown }>([
  { value: ['Sex Assault'] },
  { value: { toString: () => 'Sex Assault' } },
  { value: Object('Sex Assault') },
])('issueNameFrom rejects objects that convert to an issue name (%#)', ({ value }) => {
  expect(issueNameFrom(value as string)).toBeUndefined();
});
