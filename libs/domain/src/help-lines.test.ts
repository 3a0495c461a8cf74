import { emergency, helpLines, helpLinesFor, type HelpLine } from './help-lines';
import { issueNames } from './issue-types';

const all: readonly HelpLine[] = [emergency, ...helpLines];

test('the emergency number is 911', () => {
  expect(emergency).toMatchObject({ phone: '911' });
});

test.each([
  ['988', { phone: '988' }],
  ['RAINN', { phone: '800-656-4673' }],
  [
    'National Domestic Violence Hotline',
    { phone: '800-799-7233', text: 'START to 88788', tty: '800-787-3224' },
  ],
  ['Childhelp', { phone: '800-422-4453' }],
  ['CCRI', { phone: '844-878-2274' }],
  ['StopNCII', { url: 'https://stopncii.org' }],
  ['Take It Down', { url: 'https://takeitdown.ncmec.org' }],
])('%s is listed once, with its phone numbers or address', (name, numbers) => {
  const lines = helpLines.filter((line) => line.name.includes(name));
  expect(lines).toEqual([expect.objectContaining(numbers)]);
});

test('there are seven help lines besides 911, each with a unique id', () => {
  expect(helpLines).toHaveLength(7);
  expect(new Set(all.map(({ id }) => id)).size).toBe(8);
});

test.each(all)(
  '$name has a short description and the date of its last check',
  ({ what, checked }) => {
    expect(what.split(' ').length).toBeGreaterThan(1);
    expect(what.split(' ').length).toBeLessThanOrEqual(12);
    expect(new Date(checked).toISOString()).toBe(`${checked}T00:00:00.000Z`);
  },
);

test.each([
  ['Sex Assault', ['RAINN Sexual Assault Hotline']],
  ['Child Sex Abuse', ['Childhelp Child Abuse Hotline']],
  ['Sex Exploitation', ['RAINN Sexual Assault Hotline']],
  ['Partner Violence', ['National Domestic Violence Hotline']],
  ['Workplace Sex Abuse', ['RAINN Sexual Assault Hotline']],
  ['Digital Sex Abuse', ['Cyber Civil Rights Initiative (CCRI)', 'StopNCII', 'Take It Down']],
] as const)('the help lines for %s start with the matching ones', (issue, names) => {
  const first = helpLinesFor(issue).slice(0, names.length);
  expect(first.map(({ name }) => name)).toEqual(names);
});

test.each(issueNames)('the help lines for %s are complete and without duplicates', (issue) => {
  const lines = helpLinesFor(issue);
  expect(lines).toHaveLength(helpLines.length);
  expect(new Set(lines)).toEqual(new Set(helpLines));
});

test('the help lines without an issue keep their order, 988 first', () => {
  expect(helpLinesFor()).toEqual(helpLines);
  expect(helpLinesFor()[0]?.phone).toBe('988');
});
