import type { PictureFile } from './picture-files';

/**
 * This file replaces, in Jest, the three modules that find the files of pictures through Vite, which Jest does not run:
 * `site-pictures.ts`, `confirm-picture.ts`, and `avatars.ts`. Here, `sitePicture` returns one WebP file of 480 px for
 * every name.
 */
export function sitePicture(name: string): readonly PictureFile[] {
  return [{ url: `/${name}-480.webp`, width: 480, format: 'webp' }];
}

export const duskPicture = (name: string): string => `/${name}-dusk-960.avif`;

export const confirmPicture = { files: sitePicture('confirm'), dusk: duskPicture('confirm') };

export const avatarUrl = (avatar: number): string => `/avatar-${avatar}-128.webp`;
