import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { duskLimit, shareScene, sizesOf } from './sizes';

/** A drawn file, and the files that are made from it. */
export type Picture = {
  readonly name: string;
  readonly source: string;
  /** The folder of the article, or of the site's own pictures. */
  readonly folder: string;
  readonly outputs: readonly Output[];
};

export type Output = {
  readonly file: string;
  readonly format: 'avif' | 'webp' | 'png' | 'ico' | 'jpeg';
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** In bytes. Icons and share pictures have none. */
  readonly limit?: number;
};

/**
 * Finds the pictures of every article and of the site.
 * @throws Error with the path of a source that no page shows, or that another one repeats.
 */
export function findPictures(root: string): readonly Picture[] {
  const articles = join(root, 'libs/blog-content/articles');
  const site = join(root, 'apps/web/app/pictures');
  const published = join(root, 'apps/web/public');
  const folders = readdirSync(articles, { withFileTypes: true }).filter((one) => one.isDirectory());
  const icon = (name: string, from: string, sizes: Readonly<Record<string, number>>): Picture => ({
    name,
    source: join(from, `${name}.svg`),
    folder: site,
    outputs: Object.entries(sizes).map(([file, size]) => ({
      file: join(published, file),
      format: file.endsWith('.ico') ? 'ico' : 'png',
      width: size,
      height: size,
    })),
  });
  // On a tile, since the system masks these.
  const tiles = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
  return [
    ...folders.flatMap(({ name }) => picturesIn(join(articles, name))),
    ...picturesIn(site, published),
    icon('favicon', published, { 'favicon.ico': 32 }),
    icon('app-icon', site, tiles),
  ];
}

const sourceName = /^(?<name>[a-z0-9-]+)(?<dusk>\.dusk)?\.(?:svg|png|jpe?g)$/;

/** The pictures whose sources are in a folder. */
export function picturesIn(
  folder: string,
  shareFolder = join(folder, 'pictures'),
): readonly Picture[] {
  const sources = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const { name, dusk = '' } = sourceName.exec(file)?.groups ?? {};
    if (!name || name === 'app-icon') continue;
    const source = join(folder, file);
    const other = sources.get(name + dusk);
    if (other) throw new Error(`${source}: ${other} is the same picture. Delete one of them.`);
    sources.set(name + dusk, source);
  }
  const share = sources.get('share') ?? sources.get('cover');
  sources.delete('share');
  const pictures = [...sources].map(([key, source]) => exported(key, source, folder));
  if (!share) return pictures;
  const outputs = [
    { file: join(shareFolder, 'open-graph.jpg'), format: 'jpeg', ...shareScene } as const,
  ];
  return [...pictures, { name: 'open-graph', source: share, folder, outputs }];
}

function exported(key: string, source: string, folder: string): Picture {
  const [base = '', dark] = key.split('.');
  const { shape, avif, webp, dusk = [], limit } = sizesOf(base);
  if (dark && dusk.length === 0)
    throw new Error(`${source}: no page shows "${base}" in a dark version. Delete the file.`);
  const name = dark ? `${base}-dusk` : base;
  const output = (format: 'avif' | 'webp', width: number, atMost: number): Output => ({
    file: join(folder, 'pictures', `${name}-${width}.${format}`),
    format,
    width,
    height: Math.round((width * shape[1]) / shape[0]),
    limit: atMost,
  });
  const outputs = dark
    ? dusk.map((width) => output('avif', width, duskLimit(width)))
    : [
        ...avif.map((width) => output('avif', width, limit(width))),
        // At the same quality, a WebP is larger.
        ...webp.map((width) => output('webp', width, limit(width) * 1.4)),
      ];
  return { name, source, folder, outputs };
}
