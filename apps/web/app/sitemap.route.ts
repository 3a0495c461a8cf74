import { paths } from '@lawyers/domain';
import { articles } from './articles.server';
import { sitemap } from './seo/sitemap';
import { termsCopy } from './terms/terms.copy';

/** Not in app/seo, which may not import pages: the date of the Terms' last change is in their copy file. */
export const loader = () => sitemap(articles(), { [paths.terms]: termsCopy.updated });
