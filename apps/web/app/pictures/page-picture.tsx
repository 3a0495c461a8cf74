import { Picture } from './picture';
import { duskPicture, sitePicture } from './site-pictures';

export type PagePictureProps = {
  readonly name: string;
  readonly alt: string;
  /** Whether the picture has a variant for the dark color scheme. */
  readonly dusk?: boolean;
};

/** The picture at the top of a text page. */
export function PagePicture({ name, alt, dusk }: PagePictureProps) {
  return (
    <Picture
      files={sitePicture(name)}
      dusk={dusk ? duskPicture(name) : undefined}
      alt={alt}
      sizes="(min-width: 690px) 640px, calc(100vw - 40px)"
      first
    />
  );
}
