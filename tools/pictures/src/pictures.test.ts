import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { articleFolders } from '@lawyers/blog-content';
import { site } from '@lawyers/domain';
import { shareHtml } from './share-picture';
import { faultsOf, findPictures, picturesIn } from './sources';

const root = join(__dirname, '../../..');

test('all pictures were made from their sources, sizes, titles, and brand, and encoded, as they are now', () => {
  const outdated = findPictures(root).filter(({ isCurrent }) => !isCurrent);

  expect(
    outdated.map(({ name, source }) => `${name} of ${relative(root, source)}: npm run pictures`),
  ).toEqual([]);
});

/** The brightness that global-style.ts applies in the dark color scheme to a picture without a dark version. */
const dimmed = 0.8;

/** The highest mean brightness, of 255, that counts as dark. A daylight scene, even dimmed, is above 125. */
const brightest = 105;

test.each(articleFolders())('the cover of $folder is dark in the dark scheme', async ({ path }) => {
  const file = (name: string) => join(path, 'pictures', `${name}-372.avif`);
  const hasDusk = existsSync(file('cover-dusk'));

  const { channels } = await sharp(file(hasDusk ? 'cover-dusk' : 'cover')).stats();

  const [red, green, blue] = channels.map(({ mean }) => mean);
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  expect(luminance * (hasDusk ? 1 : dimmed)).toBeLessThanOrEqual(brightest);
});

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  return folder;
}

/** The HTML of the words on the share picture of an article with this title. */
const shareOf = (title: string) =>
  shareHtml(folderWith({ 'article.md': `---\ntitle: ${title}\n---\nText.\n` }));

test.each(['After sexual abuse', 'What a Survivor may ask'])(
  'the share picture of an article titled "%s" shows the brand and no title',
  (title) => {
    expect(shareOf(title)).toContain(`<span>${site.brand}</span>`);
    expect(shareOf(title)).toContain('<h1></h1>');
    expect(shareOf(title)).not.toContain(title);
  },
);

test('the share picture of an article titled "Contingency fees" shows the title', () => {
  expect(shareOf('Contingency fees')).toContain('<h1>Contingency fees</h1>');
});

const check = async (files: Readonly<Record<string, string | Buffer>>) =>
  (await Promise.all(picturesIn(folderWith(files)).map(faultsOf))).flat();

const svg = (body: string, attributes = 'viewBox="0 0 12 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;

const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#A9B59B' } })
    .png()
    .toBuffer();

test.each([
  ['contains <script>. Remove the script.', 'bowl.svg', svg('<script>1</script>')],
  ['contains a script in "onclick". Remove it.', 'bowl.svg', svg('<g onclick="1"/>')],
  ['contains <image>. Save', 'bowl.svg', svg('<image href="data:image/png;base64,AA"/>')],
  ['contains <text>. Convert the text to paths', 'bowl.svg', svg('<text>Words</text>')],
  ['has no viewBox. Set one.', 'bowl.svg', svg('<g/>', 'width="12" height="8"')],
  ['is no picture that sharp can read. Save it again.', 'bowl.svg', '<html viewBox=""/>'],
  ['is no picture that sharp can read. Save it again.', 'bowl.svg', svg('<g>')],
  ['has 1279 × 853 px. Save it with at least 1280 × 853 px.', 'cover.png', bitmap(1279, 853)],
])('refuses, by its path, a source that %s', async (message, file, content) => {
  expect((await check({ [file]: await content }))[0]).toMatch(`/${file}: ${message}`);
});

test('refuses two sources of one picture, and a dark version that no page shows', async () => {
  const twice = check({ 'cover.svg': '', 'cover.png': '' });
  await expect(twice).rejects.toThrow('/cover.png is the same picture. Delete one of them.');
  const dusk = check({ 'bowl.dusk.svg': '' });
  await expect(dusk).rejects.toThrow('/bowl.dusk.svg: no page shows "bowl.dusk". Delete the file.');
});

test('accepts an SVG as Inkscape writes it, and a large bitmap', async () => {
  const inkscape = svg(
    '<sodipodi:namedview id="view"/><g inkscape:label="sky" style="fill:url(#a)"/>',
    'viewBox="0 0 12 8" width="300mm" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  );
  expect(await check({ 'cover.svg': inkscape, 'bowl.png': await bitmap(960, 640) })).toEqual([]);
});
