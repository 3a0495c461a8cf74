import { paths } from '@lawyers/domain';
import { articles } from './articles.server';
import { sitemap } from './seo/sitemap';
import { termsCopy } from './terms/terms.copy';

/** Outside app/seo, which may import no page: the date of the last change is in the copy of the Terms. */
export const loader = () => sitemap(articles(), { [paths.terms]: termsCopy.updated });
