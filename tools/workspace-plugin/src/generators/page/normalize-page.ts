import { joinPathFragments, names } from '@nx/devkit';
import { slugOf } from '../../slug';

export type PageOptions = { readonly title: string };

export type NewPage = ReturnType<typeof normalizePage>;

export const webApp = 'apps/web/app';

/** The values for the templates, from the title. */
export function normalizePage(options: PageOptions) {
  const title = options.title.trim().replace(/\s+/g, ' ');
  const slug = slugOf(title);
  const { propertyName, className } = names(slug);
  return {
    title,
    /** Of its folder, files, and address: `how-we-are-paid`. */
    slug,
    /** Its key in `paths`, and the prefix of its texts: `howWeArePaid`. */
    name: propertyName,
    /** Its component: `HowWeArePaid`. */
    className,
    directory: joinPathFragments(webApp, 'pages', slug),
  };
}
