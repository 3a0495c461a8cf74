/** @jest-environment node */
import { brandSize, exitBeside } from './brand-size';
import { smallestPhones } from './theme/sizes';

test.each(['Lawyers', 'Lawyers At Law', 'Reed-Hall Group'])(
  'leaves the size of %s alone, whose words are short',
  (brand) => {
    expect(brandSize(brand)).toBeUndefined();
  },
);

test('makes a brand the smaller, the longer its longest word is', () => {
  expect(brandSize('Commonwealth Law')).toMatchObject({
    fontSize: 'clamp(0.75rem, calc((100vw - 7rem - 146px) / 7.2), 1.4375rem)',
    [smallestPhones]: { svg: { display: 'none' } },
  });
  expect(brandSize('Incomprehensible')?.fontSize).toContain('/ 9.6)');
});

test('gives the exit two lines at once beside a brand that would take its room', () => {
  expect(exitBeside('Lawyers')).toBeUndefined();
  expect(Object.values(exitBeside('Lawyers At Law') ?? {})).toEqual([{ maxWidth: '7rem' }]);
});
