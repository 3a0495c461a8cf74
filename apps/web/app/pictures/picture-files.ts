/** One exported file of a picture. */
export type PictureFile = {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly format: 'avif' | 'webp';
};

const fileName =
  /(?<folder>[^/]+)\/pictures\/(?<name>[a-z0-9-]+)-(?<width>\d+)\.(?<format>avif|webp)$/;

/**
 * Sorts exported files, given as path → address, into pictures: `folder/name` → its files, smallest first.
 * A picture's file is named `<name>-<width>.<format>` and lies in a folder `pictures`.
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

/** The `srcset` of the files in one format; one file needs no choice, and no `sizes`. */
export function sourceSet(files: readonly PictureFile[], format: PictureFile['format']): string {
  const own = files.filter((file) => file.format === format);
  if (own.length === 1) return own[0]!.url;
  return own.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** For the source that a picture shows after sunset. */
export const darkScheme = '(prefers-color-scheme: dark)';

/** The file for browsers that choose none by themselves: the largest WebP. */
export function fallbackFile(files: readonly PictureFile[]): PictureFile {
  const [file] = files.filter(({ format }) => format === 'webp').reverse();
  if (!file) throw new Error('A picture needs at least one WebP file.');
  return file;
}
