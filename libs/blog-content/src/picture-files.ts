import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const shareImage = 'open-graph.jpg';

/**
 * The paths of the picture files that `npm run pictures` has exported from an article's drawings; an empty list if
 * there are none.
 */
export function pictureFilesOf(articleFolder: string): readonly string[] {
  const folder = join(articleFolder, 'pictures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name === shareImage || /-\d+\.(avif|webp)$/.test(name))
    .map((name) => join(folder, name));
}

/** Whether a picture file is the image that messengers and social networks show for an article. */
export function isShareImage(file: string): boolean {
  return basename(file) === shareImage;
}
