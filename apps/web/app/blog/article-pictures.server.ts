import type { PictureFile } from './picture';

// Vite gives every exported picture its hashed address; only the build reads this table.
const urls = import.meta.glob<string>('@articles/*/pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const fileName =
  /\/(?<folder>[^/]+)\/pictures\/(?<name>[a-z0-9-]+)-(?<width>\d+)\.(?<format>avif|webp)$/;

const byPicture = new Map<string, PictureFile[]>();
for (const [path, url] of Object.entries(urls)) {
  const groups = fileName.exec(path)?.groups;
  if (!groups) continue;
  const { folder, name, width, format } = groups as Record<string, string>;
  const key = `${folder}/${name}`;
  const files = byPicture.get(key) ?? [];
  files.push({ url, width: Number(width), format: format as PictureFile['format'] });
  byPicture.set(key, files);
}

/**
 * The exported files of an article's picture, smallest first.
 * @throws Error when there are none.
 */
export function articlePicture(articleFolder: string, name: string): readonly PictureFile[] {
  const files = byPicture.get(`${articleFolder}/${name}`);
  if (!files) {
    throw new Error(
      `${articleFolder}: the picture "${name}" has no exported files in pictures/. Draw ${name}.scene.ts and run npm run pictures.`,
    );
  }
  return [...files].sort((a, b) => a.width - b.width);
}
