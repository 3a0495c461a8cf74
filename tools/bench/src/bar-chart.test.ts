import { barChart } from './bar-chart';

const rows = [
  { name: 'home', bars: [[{ series: 'ours', value: 10 }], [{ series: 'bare', value: 5 }]] },
  {
    name: 'a < b',
    bars: [
      [
        { series: 'ours', value: 2.345 },
        { series: 'more', value: 3 },
      ],
    ],
  },
];
const svg = barChart({
  title: 'Times & "more"',
  unit: 's',
  rows,
  limit: { value: 20, name: 'target' },
});
const widths = (text: string) =>
  [...text.matchAll(/<rect class="s\d" [^>]* width="([\d.]+)" height="13"/g)].map(([, w]) =>
    Number(w),
  );

test('bars are as long as their values, compared with the largest or the limit', () => {
  const [ten = 0, five = 0, small = 0, three = 0] = widths(svg);
  expect(ten / five).toBeCloseTo(2, 1);
  expect(small + three).toBeCloseTo(ten * 0.5345, 0);
  expect(ten).toBeCloseTo((760 - 150 - 90) / 2, 0);
});

test('every bar has its total beside it, in the unit', () => {
  for (const label of ['>10 s<', '>5 s<', '>5.35 s<', '>target: 20 s<'])
    expect(svg).toContain(label);
});

test('a series has one colour everywhere, and the legend names it', () => {
  expect(svg.match(/>ours</g)).toHaveLength(1);
  expect(svg.match(/class="s0"/g)).toHaveLength(3);
});

test('names are written as text', () => {
  expect(svg).toContain('a &lt; b');
  expect(svg).toContain('aria-label="Times &amp; &quot;more&quot;"');
});

test('it has colours for a dark page', () => {
  expect(svg).toMatch(/prefers-color-scheme:dark\).*\.s2\{/);
});

test('rows of nothing have bars of nothing', () => {
  const empty = barChart({
    title: 't',
    unit: 'B',
    rows: [{ name: 'a', bars: [[{ series: 'x', value: 0 }]] }],
  });
  expect(widths(empty)).toEqual([0]);
  expect(empty).not.toContain('NaN');
});
