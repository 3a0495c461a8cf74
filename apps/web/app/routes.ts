import { index, route, type RouteConfig } from '@react-router/dev/routes';

// The table of contents. The addresses are `paths` of the domain; a test holds the two together.
export default [
  index('home/home.route.tsx'),
  route('formInput', 'intake/intake.route.tsx'),
  route('confirmAlert', 'confirm/confirm.route.tsx'),
  route('about', 'about/about.route.tsx'),
  route('service', 'terms/terms.route.tsx'),
  route('contact', 'contact/contact.route.tsx'),
  route('blogs', 'blog/blog-redirect.route.tsx'),
  // One parameter holds `page1` or an article's number: route parameters must fill a whole segment.
  route('blogs/:page', 'blog/blog-page.route.tsx'),
  route('blogs/:page/:number', 'blog/article.route.tsx'),
  route('sitemap.xml', 'search/sitemap.route.ts'),
  route('feed.xml', 'search/feed.route.ts'),
  route('robots.txt', 'search/robots.route.ts'),
  route('*', 'not-found/not-found.route.tsx'),
] satisfies RouteConfig;
