import { groupPictureFiles, type PictureFile } from '../pictures/picture-files';

// Vite gives every exported picture its hashed address; only the build reads this table.
const pictures = groupPictureFiles(
  import.meta.glob<string>('@articles/*/pictures/*.{avif,webp}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/**
 * The exported files of an article's picture, smallest first.
 * @throws Error when there are none.
 */
export function articlePicture(articleFolder: string, name: string): readonly PictureFile[] {
  const files = pictures.get(`${articleFolder}/${name}`);
  if (!files) {
    throw new Error(
      `${articleFolder}: the picture "${name}" has no exported files in pictures/. Draw ${name}.scene.ts and run npm run pictures.`,
    );
  }
  return files;
}

const shareImages = import.meta.glob<string>('@articles/*/pictures/open-graph.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture shown when an article is shared, or undefined when none has been exported. */
export function articleShareImage(articleFolder: string): string | undefined {
  const path = Object.keys(shareImages).find((candidate) =>
    candidate.includes(`/${articleFolder}/`),
  );
  return path && shareImages[path];
}
