import { join } from 'node:path';
import { makeFolder } from './build.testing';
import { compressAll } from './compress';
import { filesBelow } from './files';

test('compresses every kind of text, but no small file, picture, or font', async () => {
  const text = 'x'.repeat(200);
  const texts = 'a.css a.html a.js a.json a.svg a.txt a.xml'.split(' ');
  const others = { 'small.txt': text.slice(1), 'photo.jpg': text, 'font.woff2': text };
  const all = { ...others, ...Object.fromEntries(texts.map((name) => [name, text])) };
  const folder = makeFolder(all);
  await compressAll(filesBelow(folder).map((file) => join(folder, file)));
  const made = filesBelow(folder).filter((file) => /\.(?:br|gz)$/.test(file));
  expect(made).toEqual(texts.flatMap((name) => [`${name}.br`, `${name}.gz`]));
});
