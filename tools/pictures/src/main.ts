import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumPath } from '@lawyers/browsers';
import { site } from '@lawyers/domain';
import { articleTitle } from './article-title';
import { writeFavicons } from './favicon';
import { findScenes, type FoundScene } from './find-scenes';
import { openGraph } from './open-graph';
import { writePictures, type PictureFile } from './write-pictures';

// One thread, to leave the processor to other work.
sharp.concurrency(1);

const root = resolve(import.meta.dirname, '../../..');
const publicFolder = join(root, 'apps/web/public');

function report(files: readonly PictureFile[]): void {
  for (const { file, bytes } of files)
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
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
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
  // The launch check compares it with the brand of today.
  if (shared.length > 1)
    await writeFile(join(root, 'tools/pictures/drawn-brand.txt'), `${site.brand}\n`);
}
