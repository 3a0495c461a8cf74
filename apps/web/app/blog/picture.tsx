/** One exported file of a picture. */
export type PictureFile = {
  readonly url: string;
  /** In pixels; every article picture is 3:2. */
  readonly width: number;
  readonly format: 'avif' | 'webp';
};

export type PictureProps = {
  readonly files: readonly PictureFile[];
  readonly alt: string;
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
  /** The first picture of a page is loaded at once, the others when they come near. */
  readonly first?: boolean;
};

/** A picture of an article: AVIF where the browser can, WebP elsewhere, in the size that is needed. */
export function Picture({ files, alt, sizes, first = false }: PictureProps) {
  const avif = files.filter(({ format }) => format === 'avif');
  const webp = files.filter(({ format }) => format === 'webp');
  const largest = webp.at(-1) ?? files.at(-1);
  if (!largest) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      <img
        src={largest.url}
        srcSet={sourceSet(webp)}
        sizes={sizes}
        width={largest.width}
        height={Math.round((largest.width * 2) / 3)}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** The `srcset` of some files. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
