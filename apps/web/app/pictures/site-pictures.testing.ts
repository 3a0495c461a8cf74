import type { PictureFile } from './picture-files';

/** For tests: replaces `site-pictures.ts`, whose files only Vite can resolve. Every picture has one file. */
export function sitePicture(name: string): readonly PictureFile[] {
  return [{ url: `/${name}-480.webp`, width: 480, format: 'webp' }];
}

export const duskPicture = (name: string): string => `/${name}-dusk-960.avif`;
