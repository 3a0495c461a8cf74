import { fontFilesOf, withoutFontFaces } from './font-faces';

const css = `@font-face{font-family:A;src:url(/a.woff2) format("woff2")}
@font-face{font-family:B;src:local("B"),url("/b.woff2")}
p{color:red;background:url(/p.svg)}`;

test('lists the files of every font face, and no picture', () => {
  expect(fontFilesOf(css)).toEqual(['/a.woff2', '/b.woff2']);
});

test('removes font faces and keeps the other rules', () => {
  const left = withoutFontFaces(css);
  expect(fontFilesOf(left)).toEqual([]);
  expect(left).toContain('color:red');
});
