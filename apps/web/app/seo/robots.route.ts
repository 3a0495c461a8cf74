import { paths } from '@lawyers/domain';
import { absoluteUrl } from './absolute-url';
import { sitemapPath } from '../../addresses/search-paths';

/**
 * Form and confirmation are kept out of search by their own `noindex`, which a robot must be allowed to read; so
 * nothing is disallowed here.
 */
export function loader(): Response {
  return new Response(
    `User-agent: *\nAllow: ${paths.home}\n\nSitemap: ${absoluteUrl(sitemapPath)}\n`,
    {
      headers: { 'Content-Type': 'text/plain' },
    },
  );
}
