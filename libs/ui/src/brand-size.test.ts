/** @jest-environment node */
import { brandSize, exitBeside, exitOnTwoLines } from './brand-size';
import { smallestPhones } from './theme/sizes';

test.each(['Lawyers', 'Lawyers At Law', 'Reed-Hall Group'])(
  'leaves the size of %s alone, whose words are short',
  (brand) => {
    expect(brandSize(brand)).toBeUndefined();
  },
);

// That no word of a long brand breaks is tested in a browser: CI tests the site of another operator, whose brand is
// long (workspace/edit-as-operator.ts).
test('makes a brand with a longer word depend on the window, without its logo on the smallest phones', () => {
  expect(brandSize('Commonwealth Law')).toMatchObject({
    fontSize: expect.stringContaining('100vw'),
    [smallestPhones]: { svg: { display: 'none' } },
  });
});

test('gives the exit two lines at once beside a brand that would take its room', () => {
  expect(exitBeside('Lawyers')).toBeUndefined();
  expect(Object.values(exitBeside('Lawyers At Law') ?? {})).toEqual([exitOnTwoLines]);
});
