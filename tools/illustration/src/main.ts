import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { articleTitle } from './export/article-title';
import { openBrowser } from './export/browser';
import { writeFavicons } from './export/favicon';
import { findScenes, type FoundScene } from './export/find-scenes';
import { openGraph } from './export/open-graph';
import { writePictures, type Written } from './export/write-pictures';

// One picture at a time on one thread: this runs beside other work and is never in a hurry.
sharp.concurrency(1);

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const publicFolder = join(root, 'apps/web/public');

function report(written: readonly Written[]): void {
  for (const { file, bytes } of written)
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${relative(root, file)}`);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const onlyShared = values.only === 'open-graph';
const wanted = ({ name, file }: FoundScene) =>
  !values.only || onlyShared || `${relative(root, file)} ${name}`.includes(values.only);

const all = await findScenes(root);
const scenes = all.filter(wanted);
const isIcon = ({ name }: FoundScene) => name.startsWith('favicon');

if (!onlyShared) {
  for (const scene of scenes.filter((one) => !isIcon(one))) report(await writePictures(scene));
}

const find = (name: string) => all.find((one) => one.name === name)?.draw;
const mark = find('favicon');
const tile = find('favicon-tile');
if (mark && tile && scenes.some(isIcon)) report(await writeFavicons(mark, tile, publicFolder));

const shared = scenes.filter(({ name }) => name === 'cover' || name === 'hero-portrait');
if (mark && shared.length > 0) {
  const browser = await openBrowser();
  for (const { name, draw, folder } of shared) {
    const title = name === 'cover' ? await articleTitle(folder) : undefined;
    const file =
      name === 'cover'
        ? join(folder, 'pictures/open-graph.jpg')
        : join(publicFolder, 'open-graph.jpg');
    const bytes = await openGraph(browser, draw, mark, title);
    await writeFile(file, bytes);
    report([{ file, bytes: bytes.length }]);
  }
  await browser.close();
}
