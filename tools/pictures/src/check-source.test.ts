import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkSource } from './check-source';
import { picturesIn } from './find-pictures';

async function check(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'check-source-'));
  try {
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
    for (const picture of picturesIn(folder)) await checkSource(picture);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
  await expect(check({ 'cover.svg': content })).rejects.toThrow(`/cover.svg: ${message}`);
});

test('refuses a small bitmap, two sources of one picture, and a dark version that no page shows', async () => {
  await expect(check({ 'cover.png': await bitmap(1279, 853) })).rejects.toThrow(
    '/cover.png: has 1279 × 853 px. Save it with at least 1280 × 853 px.',
  );
  const twice = check({ 'cover.svg': '', 'cover.png': '' });
  await expect(twice).rejects.toThrow('/cover.png is the same picture. Delete one of them.');
  const dusk = check({ 'bowl.dusk.svg': '' });
  await expect(dusk).rejects.toThrow('no page shows "bowl" in a dark version. Delete the file.');
});

test('accepts an SVG as Inkscape writes it, and a large bitmap', async () => {
  const inkscape = svg(
    '<sodipodi:namedview id="view"/><g inkscape:label="sky" style="fill:url(#a)"/>',
    'viewBox="0 0 12 8" width="300mm" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  );
  await check({ 'cover.svg': inkscape, 'bowl.png': await bitmap(960, 640) });
});
