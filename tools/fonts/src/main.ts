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
/** What brands, headings, and quotations consist of. Every page requests this font, so rare signs are left out. */
const headings = `${ascii.replace(/[^\w ,.:;?!&'()-]|_/g, '')}${spanish}’“”—`;

const faces = [
  {
    file: 'newsreader.woff2',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    axes: { wght: 500, opsz: 36 },
    text: headings,
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
