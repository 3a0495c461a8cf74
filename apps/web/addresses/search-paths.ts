import { language, languages } from '@lawyers/domain';

/** Paths for search engines and feed readers. Each language has a feed; the site has one sitemap and one robots.txt. */
export const sitemapPath = '/sitemap.xml';
export const robotsPath = '/robots.txt';
export const feedPath = `${languages[language].prefix}/feed.xml`;
