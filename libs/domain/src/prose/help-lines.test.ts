import { issueTypes } from '../issue-types';
import { emergency, helpLineFor, helpLines } from './help-lines';

// The numbers are written a second time here, so that a mistyped digit of one is found.
const numbers = [
  ['988', { phone: '988', text: '988' }],
  ['RAINN', { phone: '800-656-4673', text: 'HOPE to 64673' }],
  [
    'National Domestic Violence Hotline',
    { phone: '800-799-7233', text: 'START to 88788', tty: '800-787-3224' },
  ],
  ['Childhelp', { phone: '800-422-4453', text: '800-422-4453' }],
  ['Trafficking', { phone: '888-373-7888', text: '233733' }],
  ['StrongHearts', { phone: '844-762-8483', text: '844-762-8483' }],
  ['love is respect', { phone: '866-331-9474', text: 'LOVEIS to 22522' }],
  ['1in6', { url: 'https://1in6.org' }],
  ['WomensLaw', { url: 'https://www.womenslaw.org' }],
  ['CCRI', { phone: '844-878-2274' }],
  ['StopNCII', { url: 'https://stopncii.org' }],
  ['Take It Down', { url: 'https://takeitdown.ncmec.org' }],
] as const;

test.each(numbers)('%s is listed once, with its phone numbers or address', (name, expected) => {
  const lines = helpLines.filter((line) => line.name.includes(name));
  expect(lines).toEqual([expect.objectContaining(expected)]);
});

test('no other help line is listed', () => {
  expect(helpLines).toHaveLength(numbers.length);
});

test.each(helpLines)('$name is explained in at most twelve words', ({ what }) => {
  expect(what.split(' ').length).toBeLessThanOrEqual(12);
});

test.each([emergency, ...helpLines])('$name has the date of its last check', ({ checked }) => {
  expect(new Date(checked).toISOString()).toBe(`${checked}T00:00:00.000Z`);
});

test('the help line for sex exploitation is the one against trafficking, an injury has none, and every other issue has a listed one', () => {
  expect(helpLineFor('Sex Exploitation')?.name).toBe('National Human Trafficking Hotline');
  expect(helpLineFor('Accident or Injury')).toBeUndefined();
  for (const { name } of issueTypes) expect(helpLines).toContainEqual(helpLineFor(name));
});

test('the help line for everyone is 988', () => {
  expect(helpLineFor()?.name).toBe('988 Suicide and Crisis Lifeline');
});
