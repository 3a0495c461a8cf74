/** @jest-environment node */
import { mergeMediaQueries } from './merge-media-queries';

test('merges blocks with the same width condition, and puts them after rules without a condition', () => {
  expect(
    mergeMediaQueries(
      'a{top:0}@media (min-width:768px){a{top:1px}}b{top:0}@media (min-width:768px){b{top:1px}}',
    ),
  ).toBe('a{top:0}b{top:0}@media (min-width:768px){a{top:1px}b{top:1px}}');
});

test('sorts blocks so that the closer of two matching limits wins', () => {
  const block = (condition: string) => `@media (${condition}){a{top:0}}`;
  const css = [
    'min-width:900px',
    'max-width:19.99em',
    'max-width:359px',
    'min-width:56.25em',
    'min-width:768px',
    'max-width:899px',
    'max-width:767.95px',
  ];

  expect(mergeMediaQueries(css.map(block).join(''))).toBe(
    [
      'max-width:899px',
      'max-width:767.95px',
      'max-width:359px',
      'max-width:19.99em',
      'min-width:768px',
      'min-width:900px',
      'min-width:56.25em',
    ]
      .map(block)
      .join(''),
  );
});

test('keeps blocks with other conditions in place', () => {
  const css =
    '@media print{a{top:0}}@media (min-width:1px) and (hover:hover){a{top:1px}}a{top:2px}';

  expect(mergeMediaQueries(css)).toBe(css);
});
