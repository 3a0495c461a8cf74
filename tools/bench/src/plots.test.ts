import { figuresFixture } from './figures-fixture';
import { plotsOf } from './plots';

test('there is a picture of each subject that has one', () => {
  const plots = plotsOf(figuresFixture());
  expect(Object.keys(plots).toSorted()).toEqual(['bytes.svg', 'lcp.svg']);
  for (const svg of Object.values(plots)) {
    expect(svg).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(svg).not.toMatch(/undefined|NaN/);
  }
});

test('what was not measured has no picture', () => {
  expect(plotsOf({})).toEqual({});
});
