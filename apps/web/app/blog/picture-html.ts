import { escapeHtml } from '@lawyers/blog-content';
import { sourceSet, type PictureFile } from './picture';

/** A picture inside an article's text, as HTML. */
export function pictureHtml(files: readonly PictureFile[], alt: string): string {
  const of = (format: PictureFile['format']) => files.filter((file) => file.format === format);
  const largest = files.at(-1);
  if (!largest) throw new Error(`The picture "${alt}" has no files.`);
  const sizes = '(min-width: 640px) 584px, 92vw';
  const height = Math.round((largest.width * 2) / 3);
  return (
    `<picture><source type="image/avif" srcset="${sourceSet(of('avif'))}" sizes="${sizes}">` +
    `<img src="${of('webp').at(-1)?.url}" srcset="${sourceSet(of('webp'))}" sizes="${sizes}" ` +
    `width="${largest.width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async"></picture>`
  );
}
