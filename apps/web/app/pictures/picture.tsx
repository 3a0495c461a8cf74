import { darkScheme, fallbackFile, sourceSet, type PictureFile } from './picture-files';

export type PictureProps = {
  readonly files: readonly PictureFile[];
  /** The address of the same scene after sunset, for the dark color scheme. */
  readonly dusk?: string | undefined;
  readonly alt: string;
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
  /** Width by height; 3:2 unless said. */
  readonly ratio?: number;
  /** The first picture of a page is loaded at once, the others when they come near. */
  readonly first?: boolean;
};

/** A picture: AVIF where the browser can, WebP elsewhere, in the size that is needed. */
export function Picture({ files, dusk, alt, sizes, ratio = 3 / 2, first = false }: PictureProps) {
  const { url, width } = fallbackFile(files);
  const avif = sourceSet(files, 'avif');
  const webp = sourceSet(files, 'webp');
  const sized = (set: string) => (set.includes(' ') ? sizes : undefined);
  return (
    <picture>
      {dusk && <source media={darkScheme} type="image/avif" srcSet={dusk} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sized(avif)} />}
      <img
        src={url}
        srcSet={webp === url ? undefined : webp}
        sizes={sized(webp)}
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
