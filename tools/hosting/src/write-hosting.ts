import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPage, type BuiltPage } from './built-page';
import { compressAll } from './compress';
import { contentTypeOf } from './content-types';
import { filesBelow } from './files-below';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx-file';
import { siteRedirects } from './redirects';
import { redirectsFile } from './redirects-file';
import { siteHeaders, type SiteFacts } from './site-headers';

/**
 * Writes down how a finished build is to be served, for every host that we know: `headers.json` and
 * `redirects.json`, and what follows from them alone, which is `nginx.conf`, `client/_headers`, `client/_redirects`
 * and a compressed twin of every text.
 * @throws Error that names the page which the policy would block, or the limit of a host that is passed.
 */
export async function writeHosting(buildDirectory: string, facts: SiteFacts): Promise<void> {
  const client = join(buildDirectory, 'client');
  const files = filesBelow(client);
  files.forEach(contentTypeOf);
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => readPage(addressOf(file), await readFile(join(client, file), 'utf8'))),
  );
  const headers = siteHeaders(pages, facts);
  const redirects = siteRedirects(pages);
  const written: Readonly<Record<string, string>> = {
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    'redirects.json': `${JSON.stringify(redirects, null, 2)}\n`,
    'nginx.conf': nginxFile(headers, redirects),
    'client/_headers': headersFile(headers),
    'client/_redirects': redirectsFile(redirects),
  };
  await Promise.all(
    Object.entries(written).map(([name, text]) => writeFile(join(buildDirectory, name), text)),
  );
  if (facts.compressed) await compressAll(files.map((file) => join(client, file)));
}

/** `about/index.html` is `/about`, and `index.html` is `/`. */
function addressOf(file: string): BuiltPage['path'] {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}
