import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Size } from '@lawyers/illustration';
import { findScenes } from './find-scenes';

const root = join(__dirname, '../../..');
const sizes: Size[] = [
  { width: 480, height: 320 },
  { width: 600, height: 315 },
  { width: 320, height: 400 },
];

const articles = readdirSync(join(root, 'libs/blog-content/articles'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

test('finds a cover for every article, and no name twice in one folder', async () => {
  const scenes = await findScenes(root);
  const keys = scenes.map(({ folder, name }) => `${folder}/${name}`);
  expect(new Set(keys).size).toBe(keys.length);
  const covered = scenes.filter(({ name }) => name === 'cover').map(({ folder }) => folder);
  expect(covered.map((folder) => basename(folder)).sort()).toEqual(articles);
});

test('draws every scene deterministically, well-formed, complete, and in the requested size', async () => {
  for (const { draw, file, name } of await findScenes(root)) {
    for (const size of sizes) {
      const svg = draw(size);
      const at = `${file} ${name} ${size.width}x${size.height}`;
      expect([at, draw(size) === svg]).toEqual([at, true]);
      expect([at, /NaN|undefined|Infinity|null/.exec(svg)?.[0]]).toEqual([at, undefined]);
      const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(
        ([, id]) => !svg.includes(` id="${id}"`),
      );
      expect([at, missing]).toEqual([at, []]);
      // The decoder refuses malformed XML and reads the size without rendering.
      const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
      expect([at, format, width, height]).toEqual([at, 'svg', size.width, size.height]);
    }
  }
});
