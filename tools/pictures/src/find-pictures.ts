import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sizesOf } from './sizes';

/** A drawn file, and the files that are made from it. */
export type Picture = {
  readonly name: string;
  readonly source: string;
  /** The folder of the article, or of the site's own pictures. */
  readonly folder: string;
  readonly outputs: readonly Output[];
};

/** A file, its size in px, and the most bytes that it may have. */
export type Output = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly limit?: number;
};

/**
 * Finds the pictures of every article and of the site.
 * @throws Error with the path of a source that no page shows, or that another one repeats.
 */
export function findPictures(root: string): readonly Picture[] {
  const articles = join(root, 'libs/blog-content/articles');
  const folder = join(root, 'apps/web/app/pictures');
  const published = join(root, 'apps/web/public');
  const icon = (source: string, ...files: readonly (readonly [string, number])[]): Picture => ({
    name: source.replace(/.*\/|\.svg/g, ''),
    source,
    folder,
    outputs: files.map(([file, px]) => ({ file: join(published, file), width: px, height: px })),
  });
  return [
    ...readdirSync(articles, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .flatMap(({ name }) => picturesIn(join(articles, name))),
    ...picturesIn(folder, published),
    icon(join(published, 'favicon.svg'), ['favicon.ico', 32]),
    // On a tile, since the system masks these.
    icon(
      join(folder, 'app-icon.svg'),
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
    ),
  ];
}

const sourceName = /^(?<base>[a-z0-9-]+)(?<dark>\.dusk)?\.(?:svg|png|jpe?g)$/;

/** The pictures whose sources are in a folder. */
export function picturesIn(folder: string, shared = join(folder, 'pictures')): readonly Picture[] {
  const pictures = new Map<string, Picture>();
  for (const file of readdirSync(folder)) {
    const { base, dark } = sourceName.exec(file)?.groups ?? {};
    if (!base || base === 'app-icon') continue;
    const source = join(folder, file);
    const name = dark ? `${base}-dusk` : base;
    const other = pictures.get(name)?.source;
    if (other) throw new Error(`${source}: ${other} is the same picture. Delete one of them.`);
    const { shape, avif = {}, webp = {}, dusk } = sizesOf(base);
    if (dark && !dusk)
      throw new Error(`${source}: no page shows "${base}" in a dark version. Delete the file.`);
    const outputs = Object.entries(dark ? { avif: dusk } : { avif, webp }).flatMap(
      ([format, widths = {}]) =>
        Object.entries(widths).map(([width, limit]) => ({
          file: join(folder, 'pictures', `${name}-${width}.${format}`),
          width: Number(width),
          height: Math.round((Number(width) * shape[1]) / shape[0]),
          limit,
        })),
    );
    pictures.set(name, { name, source, folder, outputs });
  }
  const scene = pictures.get('share') ?? pictures.get('cover');
  // The scene of a share picture, at the right of its text.
  const outputs = [{ file: join(shared, 'open-graph.jpg'), width: 804, height: 630 }];
  if (scene) pictures.set('share', { ...scene, name: 'open-graph', outputs });
  return [...pictures.values()];
}
