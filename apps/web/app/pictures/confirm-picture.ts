import { groupPictureFiles } from './picture-files';

/**
 * The pictures of the confirmation: `confirm`, and for the dark color scheme `confirm-dusk`. They have their own
 * module, because they are part of the island of every mail form, which must not load the addresses of all pictures.
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
