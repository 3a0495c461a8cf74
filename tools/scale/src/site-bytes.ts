import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@lawyers/hosting';

export { filesBelow };

/** Bytes as they are sent, by brotli. */
export type SiteBytes = {
  readonly files: number;
  readonly articleMedian: number;
  readonly articleMax: number;
  readonly listMax: number;
  readonly home: number;
  /** All scripts of the site together. */
  readonly script: number;
};

/** Measures a built folder with compressed twins, whose articles lie at `/blogs/pageN/M`. */
export function siteBytes(client: string): SiteBytes {
  const files = filesBelow(client);
  const sizes = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .map((file) => statSync(join(client, file)).size)
      .sort((a, b) => a - b);
  const articles = sizes(/^blogs\/page\d+\/\d+\/index\.html\.br$/);
  return {
    files: files.filter((file) => !/\.(br|gz)$/.test(file)).length,
    articleMedian: articles[Math.floor(articles.length / 2)] ?? 0,
    articleMax: articles.at(-1) ?? 0,
    listMax: sizes(/^blogs\/page\d+\/index\.html\.br$/).at(-1) ?? 0,
    home: sizes(/^index\.html\.br$/)[0] ?? 0,
    script: sizes(/\.js\.br$/).reduce((sum, size) => sum + size, 0),
  };
}
