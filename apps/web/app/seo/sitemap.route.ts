import { articles } from '@lawyers/blog-content';
import { paths } from '@lawyers/domain';
import { termsCopy } from '../pages/terms/terms.copy';
import { sitemap } from './sitemap.server';

export const loader = () => sitemap(articles(), { [paths.terms]: termsCopy.updated });
