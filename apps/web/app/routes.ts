import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { defaultLanguage, feedPath, language, paths, site } from '@lawyers/domain';
import { checkSiteFacts } from '@lawyers/domain/site-facts';
import { robotsPath, securityPath, sitemapPath } from './prerender-paths';

// Checks the facts about the operator, such as the firm's address, in the language of this build, since some are
// translated. In a build, `build-site.ts` has already checked the English ones, with a shorter error message.
checkSiteFacts(site);

export default [
  paths.home === '/'
    ? index('pages/home/home.route.tsx')
    : page(paths.home, 'pages/home/home.route.tsx'),
  page(paths.intake, 'pages/intake/intake.route.tsx'),
  page(paths.confirm, 'pages/confirm/confirm.route.tsx'),
  page(paths.about, 'pages/about/about.route.tsx'),
  page(paths.terms, 'pages/terms/terms.route.tsx'),
  page(paths.contact, 'pages/contact/contact.route.tsx'),
  page(paths.staySafe, 'pages/stay-safe/stay-safe.route.tsx'),
  // The optional parameter `:page` is a page of the list of articles, such as `page1`, or the number of an article. One
  // route handles both, since a route parameter must be a whole segment of the path.
  page(`${paths.blog}/:page?`, 'pages/blog/blog-page.route.tsx'),
  page(`${paths.blog}/:page/:number`, 'pages/blog/article.route.tsx'),
  page(feedPath, 'text-files/feed.route.ts'),
  // These files exist once for all languages.
  ...(language === defaultLanguage
    ? [
        page(sitemapPath, 'text-files/sitemap.route.ts'),
        page(robotsPath, 'text-files/robots.route.ts'),
        page(securityPath, 'text-files/security.route.ts'),
      ]
    : []),
  route('*', 'pages/not-found/not-found.route.tsx'),
] satisfies RouteConfig;

/**
 * A route for a path that begins with a slash. The slash is removed, because the path of a route is relative to its
 * parent route, here that of `root.tsx`.
 */
function page(path: string, file: string): RouteConfigEntry {
  return route(path.slice(1), file);
}
