import { names } from '@nx/devkit';

export type ComponentOptions = { readonly name: string };

export type NewComponent = {
  /** As entered. */
  readonly name: string;
  /** Such as `NoticeBoard`. */
  readonly className: string;
  /** Such as `notice-board`. */
  readonly fileName: string;
};

export const uiRoot = 'libs/ui';
export const uiSources = `${uiRoot}/src`;
export const uiGallery = `${uiRoot}/gallery`;

/** The component's name in each case style. */
export function normalizeComponent({ name }: ComponentOptions): NewComponent {
  const { className, fileName } = names(name.trim().replace(/\s+/g, '-'));
  return { name, className, fileName };
}
