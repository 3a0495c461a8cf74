import { joinPathFragments, names } from '@nx/devkit';
import { slugOf } from '../../slug';

export type PageOptions = { readonly title: string };

export type NewPage = {
  readonly title: string;
  /** Of its folder, files, and address: `how-we-are-paid`. */
  readonly slug: string;
  /** Its key in `paths`, and the prefix of its texts: `howWeArePaid`. */
  readonly name: string;
  /** Its component: `HowWeArePaid`. */
  readonly className: string;
  readonly directory: string;
};

export const webApp = 'apps/web/app';

/** The values for the templates, from the title. */
export function normalizePage(options: PageOptions): NewPage {
  const title = options.title.trim().replace(/\s+/g, ' ');
  const slug = slugOf(title);
  const { propertyName, className } = names(slug);
  return {
    title,
    slug,
    name: propertyName,
    className,
    directory: joinPathFragments(webApp, 'pages', slug),
  };
}
