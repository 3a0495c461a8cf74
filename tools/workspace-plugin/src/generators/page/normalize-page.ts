import { joinPathFragments, names } from '@nx/devkit';
import { slugOf } from '../../slug';

export type PageOptions = { readonly title: string };

export type NewPage = {
  readonly title: string;
  /** Its folder, its files and its address: `how-we-are-paid`. */
  readonly slug: string;
  /** Its name among the addresses and in front of its words: `howWeArePaid`. */
  readonly name: string;
  /** Its component: `HowWeArePaid`. */
  readonly className: string;
  readonly directory: string;
};

export const webApp = 'apps/web/app';

/** Everything that the files need to know, from the title. */
export function normalizePage(options: PageOptions): NewPage {
  const title = options.title.trim().replace(/\s+/g, ' ');
  const slug = slugOf(title);
  const { propertyName, className } = names(slug);
  return { title, slug, name: propertyName, className, directory: joinPathFragments(webApp, slug) };
}
