import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkSource } from './check-source';
import { picturesIn } from './find-pictures';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'check-source-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function check(file: string, content: string | Buffer): Promise<void> {
  writeFileSync(join(folder, file), content);
  for (const picture of picturesIn(folder)) await checkSource(picture);
}

const svg = (body: string, attributes = 'viewBox="0 0 12 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;

const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#A9B59B' } })
    .png()
    .toBuffer();

test.each([
  ['a script', svg('<script>1</script>'), 'contains <script>. Remove the script.'],
  ['an event handler', svg('<g onclick="1"/>'), 'contains a script in "onclick". Remove it.'],
  ['a bitmap', svg('<image href="data:image/png;base64,AA"/>'), 'contains <image>.'],
  ['text', svg('<text>Words</text>'), 'contains <text>. Convert the text to paths'],
  ['no viewBox', svg('<g/>', 'width="12" height="8"'), 'has no viewBox. Set one.'],
  ['another language', '<html viewBox=""/>', 'is no SVG. Save it as SVG.'],
  ['broken XML', svg('<g>'), 'is no picture that sharp can read. Save it again.'],
])('refuses an SVG with %s, by its path', async (_what, content, message) => {
  const expected = `${join(folder, 'cover.svg')}: ${message}`;
  await expect(check('cover.svg', content)).rejects.toThrow(expected);
});

test('refuses a bitmap that is smaller than its largest export', async () => {
  const small = await bitmap(1279, 853);
  await expect(check('cover.png', small)).rejects.toThrow(
    `${join(folder, 'cover.png')}: has 1279 × 853 px. Save it with at least 1280 × 853 px.`,
  );
});

test('accepts an SVG as Inkscape writes it, and a large bitmap', async () => {
  await check(
    'cover.svg',
    svg(
      '<sodipodi:namedview id="view"/><g inkscape:label="sky" style="fill:url(#a)"/>',
      'viewBox="0 0 12 8" width="300mm" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
    ),
  );
  await check('bowl.png', await bitmap(960, 640));
});

test('refuses two sources of one picture', async () => {
  writeFileSync(join(folder, 'cover.svg'), '');
  writeFileSync(join(folder, 'cover.png'), '');
  expect(() => picturesIn(folder)).toThrow('is the same picture. Delete one of them.');
});

test('refuses a dark version that no page shows', async () => {
  writeFileSync(join(folder, 'bowl.dusk.svg'), '');
  expect(() => picturesIn(folder)).toThrow(
    'no page shows "bowl" in a dark version. Delete the file.',
  );
});
