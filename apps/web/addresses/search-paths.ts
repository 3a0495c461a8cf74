/** Addresses that only machines read. */
export const sitemapPath = '/sitemap.xml';
export const feedPath = '/feed.xml';
export const robotsPath = '/robots.txt';
