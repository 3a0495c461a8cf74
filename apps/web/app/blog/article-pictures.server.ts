import { basename, dirname } from 'node:path';
import type { Article } from '@lawyers/blog-content';
import { pictureAddress, pictureFilesOf } from '../../build/article-pictures';
import { groupPictureFiles, type PictureFile } from '../pictures/picture-files';

type Pictures = {
  readonly byName: ReadonlyMap<string, readonly PictureFile[]>;
  readonly shareImage: string | undefined;
};

const known = new Map<string, Pictures>();

/**
 * The exported files of an article's picture, smallest first.
 * @throws Error when there are none.
 */
export function articlePicture(article: Article, name: string): readonly PictureFile[] {
  const files = picturesOf(article).byName.get(`${article.folder}/${name}`);
  if (!files) {
    throw new Error(
      `${article.folder}: the picture "${name}" has no exported files in pictures/. Draw ${name}.scene.ts and run npm run pictures.`,
    );
  }
  return files;
}

/** The picture shown when an article is shared, or undefined when none has been exported. */
export function articleShareImage(article: Article): string | undefined {
  return picturesOf(article).shareImage;
}

/** Read once for a build; an article's pictures stand on its own page, on a list and on its relatives' pages. */
function picturesOf(article: Article): Pictures {
  const pictures = (import.meta.env.DEV ? undefined : known.get(article.folder)) ?? read(article);
  known.set(article.folder, pictures);
  return pictures;
}

function read({ path }: Article): Pictures {
  const files = pictureFilesOf(dirname(path));
  // The development server gives out any file of the workspace below this address.
  const address = (file: string) => (import.meta.env.DEV ? `/@fs${file}` : pictureAddress(file));
  const urls = Object.fromEntries(files.map((file) => [file, address(file)]));
  const shareImage = files.find((file) => basename(file) === 'open-graph.jpg');
  return { byName: groupPictureFiles(urls), shareImage: shareImage && urls[shareImage] };
}
