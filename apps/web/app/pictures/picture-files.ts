/** One of the files of a picture, which `npm run pictures` renders from its source in several widths and formats. */
export type PictureFile = {
  readonly url: string;
  /** The width in pixels. */
  readonly width: number;
  readonly format: 'avif' | 'webp';
};

const fileName =
  /(?<folder>[^/]+)\/pictures\/(?<name>[a-z0-9-]+)-(?<width>\d+)\.(?<format>avif|webp)$/;

/**
 * Groups files by the picture that they show.
 * @param urls Addresses by path. A path ends with `pictures/<name>-<width>.<format>`; others are ignored.
 * @returns The files of each picture, smallest first, by `<folder>/<name>`. The folder is the one that contains
 * `pictures`.
 */
export function groupPictureFiles(
  urls: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly PictureFile[]> {
  const pictures = new Map<string, PictureFile[]>();
  for (const [path, url] of Object.entries(urls)) {
    const { folder, name, width, format } = fileName.exec(path)?.groups ?? {};
    if (format !== 'avif' && format !== 'webp') continue;
    const key = `${folder}/${name}`;
    const files = [...(pictures.get(key) ?? []), { url, width: Number(width), format } as const];
    pictures.set(
      key,
      files.sort((a, b) => a.width - b.width),
    );
  }
  return pictures;
}

/**
 * The `srcset` with the AVIF files, empty if there are none. A single file is given without its width, so that no
 * `sizes` is needed.
 */
export function avifSet(files: readonly PictureFile[]): string {
  const matching = files.filter(({ format }) => format === 'avif');
  if (matching.length === 1) return matching[0]!.url;
  return matching.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** The media query for a picture's dark-scheme variant. */
export const darkScheme = '(prefers-color-scheme: dark)';

/**
 * The file for browsers without AVIF: the last WebP, which is the largest, since `files` are sorted by width.
 * @throws Error when the picture has no WebP file.
 */
export function fallbackFile(files: readonly PictureFile[]): PictureFile {
  const [file] = files.filter(({ format }) => format === 'webp').reverse();
  if (!file) throw new Error('A picture needs at least one WebP file.');
  return file;
}
