import { paths } from '@lawyers/domain';
import { absoluteUrl } from '../build-settings';
import { sitemapPath } from '../prerender-paths';

/**
 * robots.txt, which disallows nothing: search engines must be able to read the `noindex` of the intake page and the
 * confirmation.
 */
export function loader(): Response {
  const rules = `User-agent: *\nAllow: ${paths.home}\n\nSitemap: ${absoluteUrl(sitemapPath)}\n`;
  return new Response(rules, { headers: { 'Content-Type': 'text/plain' } });
}
