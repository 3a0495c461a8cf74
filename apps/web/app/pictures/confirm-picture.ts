import { groupPictureFiles } from './picture-files';

/**
 * The picture of the confirmation. It has its own module, because it is part of the island of every mail form, which
 * must not load the addresses of all pictures.
 */
const pictures = groupPictureFiles(
  import.meta.glob<string>('./pictures/confirm-*.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

export const confirmPicture = {
  files: pictures.get('./confirm')!,
  dusk: pictures.get('./confirm-dusk')![0]!.url,
};
