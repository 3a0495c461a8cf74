import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

/*
 * `npm run fonts` writes the font files of libs/ui: fonts of npm packages, reduced to the characters listed below. Run
 * it after a change to these characters. The files are committed, so a build does not need this tool. Both families
 * have the SIL Open Font License, whose text must accompany the files.
 */

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const accents = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿß';
/** Letters and punctuation that Spanish adds to ASCII. */
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';
const marks = '\u00A0©§·–—‘’“”…•';

/**
 * The letters of the brand and of every page's main heading, in both languages. They are in a small file of their own
 * (8 kB), so that they appear also on a slow connection: every page requests it, and browsers apply it whenever it
 * arrives (`font-display: swap`). The other fonts are `optional`: one that arrives late is not applied, because the
 * lines of text would move (decision 9).
 */
const headings = ' ,-.:?ABCDEFGHIJKLMNOPQRSTUVWYabcdefghijklmnopqrstuvwxyz¿áéíñóú’';
/** The characters of `all` that are not in `letters`, so that no letter is in both files of Newsreader. */
const without = (letters: string, all: string) =>
  [...all].filter((letter) => !letters.includes(letter)).join('');

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2';

const faces = [
  {
    file: 'newsreader-headings.woff2',
    from: newsreader,
    axes: { wght: 500, opsz: 36 },
    text: headings,
  },
  {
    file: 'newsreader.woff2',
    from: newsreader,
    axes: { wght: 500, opsz: 36 },
    text: without(headings, ascii + marks + spanish + 'è'),
  },
  {
    file: 'atkinson.woff2',
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    text: ascii + accents + marks + spanish,
  },
  {
    file: 'atkinson-italic.woff2',
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    axes: { wght: 400 },
    text: ascii + marks + spanish,
  },
] as const;

const target = resolve(import.meta.dirname, '../../../libs/ui/src/fonts');
const require = createRequire(import.meta.url);

for (const { file, from, axes, text } of faces) {
  const options = { targetFormat: 'woff2', variationAxes: axes } as const;
  const font = await subsetFont(readFileSync(require.resolve(from)), text, options);
  writeFileSync(resolve(target, file), font);
  console.log(`${file}: ${font.length} bytes`);
}

const licenses = {
  'newsreader-license.txt': '@fontsource-variable/newsreader/LICENSE',
  'atkinson-license.txt': '@fontsource-variable/atkinson-hyperlegible-next/LICENSE',
};
for (const [file, from] of Object.entries(licenses))
  copyFileSync(require.resolve(from), resolve(target, file));
