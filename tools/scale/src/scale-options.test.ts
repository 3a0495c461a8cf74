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

test.each([[['--counts', '15,60']], [['--no-astro']]])(
  'a run with %j is not filed among the documents of the repository',
  (args) => {
    expect(parseScaleOptions(args, 15).documents).toBe('dist/scale');
    expect(parseScaleOptions([...args, '--documents', 'docs'], 15).documents).toBe('docs');
  },
);

test.each(['10,150', '15,150,150', '15,x', ''])(
  '--counts "%s" is refused with what to do',
  (text) => {
    expect(() => parseScaleOptions(['--counts', text], 15)).toThrow(/rise from 15.*Usage/s);
  },
);
