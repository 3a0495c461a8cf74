import { groupPictureFiles, type PictureFile } from './picture-files';

const pictures = groupPictureFiles(
  import.meta.glob<string>('./pictures/*.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/**
 * The files of one of the site's own pictures, such as `hero-portrait`.
 * @throws Error when no picture has this name.
 */
export function sitePicture(name: string): readonly PictureFile[] {
  const files = pictures.get(`./${name}`);
  if (!files)
    throw new Error(
      `The picture "${name}" has no files. Put ${name}.svg into app/pictures and run npm run pictures.`,
    );
  return files;
}

/**
 * The address of a picture for the dark color scheme, which has a single file.
 * @throws Error, from `sitePicture`, when there is no such file.
 */
export function duskPicture(name: string): string {
  const [file] = sitePicture(`${name}-dusk`);
  return file!.url;
}
