/** Paths for search engines and feed readers. */
export const sitemapPath = '/sitemap.xml';
export const feedPath = '/feed.xml';
export const robotsPath = '/robots.txt';
