import { articles } from '@lawyers/blog-content';
import { paths } from '@lawyers/domain';
import { termsCopy } from './pages/terms/terms.copy';
import { sitemap } from './seo/sitemap.server';

/** Not in app/seo, which may not import pages: the date of the Terms' last change is in their copy file. */
export const loader = () => sitemap(articles(), { [paths.terms]: termsCopy.updated });
