import { statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { unique } from './built-page';
import { isCompressed } from './compress';
import { addressOf } from './hosting';
import { spellings, type Redirect } from './redirects';

/** A page has an address with and without a slash, and hosts must ignore the query. */
export function addressesOf(file: string): readonly (readonly [path: string, file: string])[] {
  const path = addressOf(file);
  const written = file.endsWith('/index.html') ? [path, `${path}/?from=mail`] : [path];
  return written.map((spelling) => [spelling, file]);
}

/** The addresses that a redirect must answer, as for a page. */
export function redirectedAddresses(
  redirect: Redirect,
): readonly (readonly [path: string, redirect: Redirect])[] {
  return spellings(redirect).flatMap((from) =>
    [from, `${from}/`, `${from}?from=mail`].map((path) => [path, redirect] as const),
  );
}

/** Files that a host must not serve: ours beside the site, and what others forget there. */
const strays = ['/_headers', '/headers.json', '/SHA256SUMS', '/stamp.json', '/.env', '/.git/HEAD'];

/**
 * Addresses without a page: an unknown one below each rule's folder, strays, and every folder without a page, whose files
 * a host may list.
 */
export function unknownAddresses(
  files: readonly string[],
  ruleFolders: readonly string[],
): readonly string[] {
  const folders = unique(files.flatMap((file) => foldersAbove(file)));
  const withoutPage = folders.filter((folder) => !files.includes(`${folder}/index.html`));
  return [
    ...['/contact/', ...ruleFolders].map((folder) => `${folder}nowhere`),
    ...strays,
    ...withoutPage.map((folder) => `/${folder}/`),
  ];
}

function foldersAbove(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Some hosts compress no small files. */
export function largestOfEachType(client: string, files: readonly string[]): readonly string[] {
  const sizeOf = (file: string) => statSync(join(client, file)).size;
  const bySize = files
    .filter((file) => isCompressed(join(client, file)))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  return [...new Map(bySize.map((file) => [extname(file), file])).values()];
}

/** The addresses that must lead to the site: plain http, and its name with or without `www`. */
export function otherOrigins(origin: string, httpOrigin?: string): readonly string[] {
  const { protocol, host, hostname } = new URL(origin);
  if (protocol !== 'https:') return [];
  const plain = httpOrigin ?? `http://${hostname}`;
  if (host.startsWith('www.')) return [plain, `https://${host.slice('www.'.length)}`];
  return /^[^.]+\.[a-z]+$/.test(hostname) ? [plain, `https://www.${host}`] : [plain];
}
