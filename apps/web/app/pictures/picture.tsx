import { avifSet, darkScheme, fallbackFile, type PictureFile } from './picture-files';

export type PictureProps = {
  readonly files: readonly PictureFile[];
  /** The address of the file for the dark color scheme. */
  readonly dusk?: string | undefined;
  readonly alt: string;
  /**
   * The attribute `sizes`: the width at which the picture is shown. It is not needed for a picture with a single AVIF
   * file.
   */
  readonly sizes?: string;
  /** Width divided by height; by default 3/2. */
  readonly ratio?: number;
  /**
   * Whether the picture is visible without scrolling, so that it is loaded eagerly and with high priority. Others are
   * loaded lazily.
   */
  readonly first?: boolean;
};

/** A responsive picture: AVIF if the browser supports it, otherwise WebP. */
export function Picture({ files, dusk, alt, sizes, ratio = 3 / 2, first = false }: PictureProps) {
  const { url, width } = fallbackFile(files);
  const avif = avifSet(files);
  return (
    <picture>
      {dusk && <source media={darkScheme} type="image/avif" srcSet={dusk} />}
      {avif && (
        <source type="image/avif" srcSet={avif} sizes={avif.includes(' ') ? sizes : undefined} />
      )}
      <img
        src={url}
        width={width}
        height={Math.round(width / ratio)}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

/** The `sizes` of a picture as wide as the text. */
export const textWidthSizes = '(min-width: 690px) 640px, calc(100vw - 40px)';

type PagePictureProps = Pick<PictureProps, 'files' | 'dusk' | 'alt'>;

/** A picture near the top of a page, as wide as the page's text. */
export function PagePicture(props: PagePictureProps) {
  return <Picture {...props} sizes={textWidthSizes} first />;
}
