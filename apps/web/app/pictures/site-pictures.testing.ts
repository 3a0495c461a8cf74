import type { PictureFile } from './picture-files';

/** For tests: replaces the modules whose files only Vite can find. Every picture has one file. */
export function sitePicture(name: string): readonly PictureFile[] {
  return [{ url: `/${name}-480.webp`, width: 480, format: 'webp' }];
}

export const duskPicture = (name: string): string => `/${name}-dusk-960.avif`;

export const confirmPicture = { files: sitePicture('confirm'), dusk: duskPicture('confirm') };

export const avatarUrl = (avatar: number): string => `/avatar-${avatar}-128.webp`;
