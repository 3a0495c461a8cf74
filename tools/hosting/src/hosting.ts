import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from './built-page';
import { compressAll } from './compress';
import { contentTypeOf } from './content-types';
import { filesBelow, writeFiles } from './files';
import type { HeaderRule } from './header-rules';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx-file';
import { redirectsFile, siteRedirects, type Redirect } from './redirects';
import { siteHeaders, type HostedSite } from './site-headers';

/**
 * Writes the files that tell a host how to serve a finished build. `headers.json` and `redirects.json` are for
 * tools/serve and the launch check. The same rules are in `nginx.conf` for nginx, and in `client/_headers` and
 * `client/_redirects` for Netlify and Cloudflare Pages. `netlify.toml` turns off what Netlify would change in them.
 * Also writes precompressed files.
 * @throws Error when the content security policy would block part of a page, when a file has an extension without a
 * content type, or when a host's limit is exceeded.
 */
export async function writeHosting(buildDirectory: string, site: HostedSite): Promise<void> {
  const client = join(buildDirectory, 'client');
  const files = filesBelow(client);
  files.forEach(contentTypeOf);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      readPage(addressOf(file), readFileSync(join(client, file), 'utf8'), site.inlineScripts),
    );
  const headers = siteHeaders(pages, site);
  const redirects = siteRedirects(pages, site.fixedPaths);
  writeFiles(buildDirectory, {
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    'redirects.json': `${JSON.stringify(redirects, null, 2)}\n`,
    'nginx.conf': nginxFile(headers, redirects),
    'netlify.toml': netlifyFile,
    'client/_headers': headersFile(headers),
    'client/_redirects': redirectsFile(redirects),
  });
  await compressAll(files.map((file) => join(client, file)));
}

/**
 * Without these settings, Netlify's "pretty URLs" would answer `/ABOUT` with the page of `/about`, but without that
 * page's headers.
 */
const netlifyFile = `[build.processing]
skip_processing = true
[build.processing.html]
pretty_urls = false
`;

/** The address of a file: `about/index.html` is `/about`, and `index.html` is `/`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}

/** Reads the rules and redirects that `writeHosting` wrote for a build. */
export function readHosting(buildDirectory: string) {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(buildDirectory, `${name}.json`), 'utf8'));
  return {
    headers: read('headers') as readonly HeaderRule[],
    redirects: read('redirects') as readonly Redirect[],
  };
}
