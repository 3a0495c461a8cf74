import { defaultLanguage, language, paths } from '@lawyers/domain';
import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { feedPath, robotsPath, sitemapPath } from '../addresses/search-paths';

export default [
  paths.home === '/' ? index('home/home.route.tsx') : page(paths.home, 'home/home.route.tsx'),
  page(paths.intake, 'intake/intake.route.tsx'),
  page(paths.confirm, 'confirm/confirm.route.tsx'),
  page(paths.about, 'about/about.route.tsx'),
  page(paths.terms, 'terms/terms.route.tsx'),
  page(paths.contact, 'contact/contact.route.tsx'),
  page(paths.blog, 'blog/blog-redirect.route.tsx'),
  // `:page` is `page1` or an article's number, since a route parameter must be a whole segment.
  page(`${paths.blog}/:page`, 'blog/blog-page.route.tsx'),
  page(`${paths.blog}/:page/:number`, 'blog/article.route.tsx'),
  page(feedPath, 'seo/feed.route.ts'),
  // One for all languages.
  ...(language === defaultLanguage
    ? [page(sitemapPath, 'sitemap.route.ts'), page(robotsPath, 'seo/robots.route.ts')]
    : []),
  route('*', 'not-found/not-found.route.tsx'),
] satisfies RouteConfig;

/** A route for a path of the domain, without its leading slash, which `route` does not accept. */
function page(path: string, file: string): RouteConfigEntry {
  return route(path.slice(1), file);
}
