import { Picture, type PictureProps } from './picture';

export type PagePictureProps = Pick<PictureProps, 'files' | 'dusk' | 'alt'>;

/** The picture at the top of a text page. */
export function PagePicture(props: PagePictureProps) {
  return <Picture {...props} sizes="(min-width: 690px) 640px, calc(100vw - 40px)" first />;
}
