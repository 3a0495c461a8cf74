import { dirname } from 'node:path';
import { isShareImage, pictureFilesOf, type Article } from '@lawyers/blog-content';
import { groupPictureFiles, type PictureFile } from '../../pictures/picture-files';
import { siteShareImage } from '../../seo/page-meta';
import { pictureAddress } from './picture-address';

/**
 * The exported files of an article's picture, smallest first.
 * @throws Error when the picture has no exported files.
 */
export function articlePicture(article: Article, name: string): readonly PictureFile[] {
  const files = picturesOf(article).get(`${article.folder}/${name}`);
  if (!files) {
    throw new Error(
      `${article.folder}: the picture "${name}" has no exported files in pictures/. Put ${name}.svg into the folder and run npm run pictures.`,
    );
  }
  return files;
}

/** The dark-scheme variant of a cover, for lists and for its article; undefined if it has none. Only the brightest do. */
export function articleDuskCover(article: Article): { small?: string; large?: string } {
  const files = picturesOf(article).get(`${article.folder}/cover-dusk`) ?? [];
  return { small: files[0]?.url, large: files.at(-1)?.url };
}

/** The address of an article's share image; the site's, if none has been exported. */
export function articleShareImage(article: Article): string {
  const file = filesOf(article).find(isShareImage);
  return file ? addressOf(file) : siteShareImage;
}

function picturesOf(article: Article) {
  return groupPictureFiles(
    Object.fromEntries(filesOf(article).map((file) => [file, addressOf(file)])),
  );
}

function filesOf({ file }: Article): readonly string[] {
  return pictureFilesOf(dirname(file));
}

const addresses = new Map<string, string>();

/** Cached, since a picture is on its article's page, on a list page, and on the pages of related articles. */
function addressOf(file: string): string {
  // Vite's development server serves any workspace file below /@fs.
  if (import.meta.env.DEV) return `/@fs${file}`;
  const address = addresses.get(file) ?? pictureAddress(file);
  addresses.set(file, address);
  return address;
}
