import { paths } from '@lawyers/domain';
import { articles } from './articles.server';
import { sitemap } from './seo/sitemap';
import { termsCopy } from './terms/terms.copy';

/** Here and not in seo, which knows no page: the date stands with the words that it is about. */
export const loader = () => sitemap(articles(), { [paths.terms]: termsCopy.updated });
