import { parseScaleOptions } from './scale-options';

test('without options all three sizes are built, beside Astro', () => {
  expect(parseScaleOptions([], 15)).toEqual({
    counts: [15, 150, 1500],
    astro: true,
    documents: 'docs',
  });
});

test('a quick run has fewer articles and no Astro', () => {
  const options = parseScaleOptions(['--counts', '15,60', '--no-astro'], 15);
  expect(options).toMatchObject({ counts: [15, 60], astro: false });
});

test.each(['10,150', '15,150,150', '15,x', ''])(
  '--counts "%s" is refused with what to do',
  (text) => {
    expect(() => parseScaleOptions(['--counts', text], 15)).toThrow(/rise from 15.*Usage/s);
  },
);
