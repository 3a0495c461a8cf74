import { issueNameFrom, issueNames, issueTypes } from './issue-types';

const specified = [
  'Sex Assault',
  'Child Sex Abuse',
  'Sex Exploitation',
  'Partner Violence',
  'Workplace Sex Abuse',
  'Digital Sex Abuse',
];

test('there are the six issue types of the requirements, in their order', () => {
  expect(issueTypes.map(({ name }) => name)).toEqual(specified);
  expect(issueNames).toEqual(specified);
});

test('every issue type has its own picture and its own text', () => {
  expect(new Set(issueTypes.map(({ pictureId }) => pictureId)).size).toBe(6);
  expect(new Set(issueTypes.map(({ category1 }) => category1.trim())).size).toBe(6);
  expect(issueTypes.filter(({ category1 }) => category1.trim() === '')).toEqual([]);
});

test.each(specified)('recognises %s', (name) => {
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
])('does not take %j for an issue', (text) => {
  expect(issueNameFrom(text)).toBeUndefined();
});

test.each<{ readonly value: unknown }>([
  { value: ['Sex Assault'] },
  { value: { toString: () => 'Sex Assault' } },
  { value: Object('Sex Assault') },
])('does not take an object for an issue, though it reads like one (%#)', ({ value }) => {
  expect(issueNameFrom(value as string)).toBeUndefined();
});
