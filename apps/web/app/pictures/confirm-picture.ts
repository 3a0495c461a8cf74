import { groupPictureFiles } from './picture-files';

/** The picture of the confirmation, apart from the site's others, since it comes to the browser with every mail form. */
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
