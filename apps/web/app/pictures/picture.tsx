import { fallbackFile, sourceSet, type PictureFile } from './picture-files';

export type PictureProps = {
  readonly files: readonly PictureFile[];
  readonly alt: string;
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
  /** Width by height; 3:2 unless said. */
  readonly ratio?: number;
  /** The first picture of a page is loaded at once, the others when they come near. */
  readonly first?: boolean;
};

/** A picture: AVIF where the browser can, WebP elsewhere, in the size that is needed. */
export function Picture({ files, alt, sizes, ratio = 3 / 2, first = false }: PictureProps) {
  const { url, width } = fallbackFile(files);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(files, 'avif')} sizes={sizes} />
      <img
        src={url}
        srcSet={sourceSet(files, 'webp')}
        sizes={sizes}
        width={width}
        height={Math.round(width / ratio)}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
