/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleFolders, pictureFilesOf } from '@lawyers/blog-content';
import { filesBelow } from '@lawyers/hosting';
import { pictureAddress } from '../app/pages/blog/picture-address';
import { copyArticlePictures } from './article-pictures';

let client: string;
beforeEach(() => (client = mkdtempSync(join(tmpdir(), 'article-pictures-'))));
afterEach(() => rmSync(client, { recursive: true }));

test('copies the pictures of every article to their addresses', async () => {
  await copyArticlePictures(client);

  const pictures = articleFolders().flatMap(({ path }) => pictureFilesOf(path));
  const addresses = filesBelow(client).map((file) => `/${file}`);
  expect(pictures).not.toEqual([]);
  expect(addresses).toEqual([...new Set(pictures.map(pictureAddress))].sort());
});
