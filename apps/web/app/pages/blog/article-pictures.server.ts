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

/**
 * The addresses of a cover for the dark color scheme: `small` for lists, `large` for the article. Both are undefined if
 * the cover has no such version. A test of tools/pictures requires one for every cover that would be too bright.
 */
export function articleDuskCover(article: Article): { small?: string; large?: string } {
  const files = picturesOf(article).get(`${article.folder}/cover-dusk`) ?? [];
  return { small: files[0]?.url, large: files.at(-1)?.url };
}

/** The address of an article's share picture, or that of the site if the article has none. */
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

/**
 * The address of a picture file. It is cached, because the same picture is on its article's page, on a list, and on the
 * pages of related articles, and the address contains a hash of the file.
 */
function addressOf(file: string): string {
  // Vite's development server serves every file of the workspace below /@fs.
  if (import.meta.env.DEV) return `/@fs${file}`;
  const address = addresses.get(file) ?? pictureAddress(file);
  addresses.set(file, address);
  return address;
}
