import { basename, dirname } from 'node:path';
import type { Article } from '@lawyers/blog-content';
import { pictureAddress, pictureFilesOf } from '../../addresses/article-pictures';
import { groupPictureFiles, type PictureFile } from '../pictures/picture-files';

/**
 * The exported files of an article's picture that are at most so wide (in px), smallest first.
 * @throws Error when there are none.
 */
export function articlePicture(
  article: Article,
  name: string,
  largest = Number.POSITIVE_INFINITY,
): readonly PictureFile[] {
  // The files' own names stand for their addresses until it is known which are wanted: an address costs a reading.
  const named = Object.fromEntries(filesOf(article).map((file) => [file, file]));
  const files = groupPictureFiles(named).get(`${article.folder}/${name}`);
  if (!files) {
    throw new Error(
      `${article.folder}: the picture "${name}" has no exported files in pictures/. Draw ${name}.scene.ts and run npm run pictures.`,
    );
  }
  return files
    .filter(({ width }) => width <= largest)
    .map((file) => ({ ...file, url: addressOf(file.url) }));
}

/** The picture shown when an article is shared, or undefined when none has been exported. */
export function articleShareImage(article: Article): string | undefined {
  const file = filesOf(article).find((path) => basename(path) === 'open-graph.jpg');
  return file && addressOf(file);
}

function filesOf({ file }: Article): readonly string[] {
  return pictureFilesOf(dirname(file));
}

const addresses = new Map<string, string>();

/** Made once for a build: a picture stands on its own page, on a list and on its relatives' pages. */
function addressOf(file: string): string {
  // The development server gives out any file of the workspace below this address.
  if (import.meta.env.DEV) return `/@fs${file}`;
  const address = addresses.get(file) ?? pictureAddress(file);
  addresses.set(file, address);
  return address;
}
