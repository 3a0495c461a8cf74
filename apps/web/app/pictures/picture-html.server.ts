import { escapeHtml } from '@lawyers/blog-content';
import { avifSet, fallbackFile, type PictureFile } from './picture-files';

const sizes = '(min-width: 690px) 640px, calc(100vw - 40px)';

/** The HTML of a picture in an article's text; the same markup as `Picture` renders. */
export function pictureHtml(files: readonly PictureFile[], alt: string): string {
  const { url, width } = fallbackFile(files);
  return (
    `<picture><source type="image/avif" srcset="${avifSet(files)}" sizes="${sizes}">` +
    `<img src="${url}" width="${width}" ` +
    `height="${Math.round((width * 2) / 3)}" alt="${escapeHtml(alt)}" loading="lazy"></picture>`
  );
}
