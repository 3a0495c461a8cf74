import { statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import {
  addressOf,
  contentTypeOf,
  filesBelow,
  headersFor,
  isCompressed,
  readHosting,
  redirectFor,
  spellings,
  unique,
  type HeaderRule,
} from '@lawyers/hosting';
import type { Cause } from './compare-answer';
import type { HostOptions } from './compare-host';

/** A request, and what a host must answer to it. */
export type ExpectedAnswer = {
  /** A path of the site, or a URL of another origin that must redirect to the site. */
  readonly address: string;
  /** The cause to report for a difference, unless `faultsOf` knows a more exact one, such as `headers` or `refused`. */
  readonly cause: Cause;
  readonly status: 200 | 301 | 404;
  /** The path, in the build's `client` folder, of the file that must be the body. */
  readonly file?: string;
  /** Alternative sets of headers; the response must have one of them. */
  readonly headers?: readonly HeaderRule['headers'][];
  /** The URLs to which a redirect may lead; any other is a fault. */
  readonly targets?: readonly string[];
  /** The value of the request's `Accept-Encoding`. */
  readonly accepted?: string;
  /**
   * Whether the host must compress the response if the request accepts that. True only for the largest file of each
   * extension, because hosts may leave small files as they are, and each has another limit.
   */
  readonly isLarge?: boolean;
};

/**
 * Everything that a host at `origin` must answer, computed from the same rules from which the build writes the
 * configuration of each host.
 */
export function expectedAnswers(
  buildDirectory: string,
  origin: string,
  { languageFolders, httpOrigin }: HostOptions,
): readonly ExpectedAnswer[] {
  const client = join(buildDirectory, 'client');
  const { headers: rules, redirects } = readHosting(buildDirectory);
  const served = filesBelow(client).filter(isAsked);
  const files = served.filter((file) => !redirectFor(redirects, addressOf(file)));
  const sizeOf = (file: string) => statSync(join(client, file)).size;
  const bySize = files.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const largest = new Map(bySize.map((file) => [extname(file), file]));

  const pages = files.flatMap((file): readonly ExpectedAnswer[] => {
    const address = addressOf(file);
    const headers = [{ ...headersFor(rules, address), 'Content-Type': contentTypeOf(file) }];
    const isLarge = largest.get(extname(file)) === file;
    const page = { address, status: 200, file, headers, isLarge } as const;
    const encodings = isCompressed(join(client, file)) ? ['br, gzip', 'gzip'] : [];
    // The address of a page must work with and without a trailing slash, and with any query.
    const addresses = file.endsWith('/index.html') ? [address, `${address}/?from=mail`] : [address];
    return [
      ...addresses.map((one) => ({ ...page, cause: 'content' as const, address: one })),
      ...encodings.map((accepted) => ({ ...page, cause: 'compression' as const, accepted })),
    ];
  });
  const unknown = unknownAddresses(served, rules, languageFolders).map(
    (address): ExpectedAnswer => {
      // A host may send the headers of the file 404.html or those of the requested address.
      const headers = [headersFor(rules, '/404.html'), headersFor(rules, address)];
      return { address, cause: 'unknown addresses', status: 404, file: '404.html', headers };
    },
  );
  const redirected = redirects.flatMap((redirect): readonly ExpectedAnswer[] => {
    const { href } = new URL(redirect.to, origin);
    // A host may append the query of the old address to the target.
    const targets = [href, `${href}?from=mail`];
    return spellings(redirect)
      .flatMap((from) => [from, `${from}/`, `${from}?from=mail`])
      .map((address) => ({ address, cause: 'redirects', status: 301, targets }));
  });
  const elsewhere = otherOrigins(origin, httpOrigin).map((other): ExpectedAnswer => {
    const targets = [`${origin}/contact?from=mail`];
    const address = `${other}/contact?from=mail`;
    return { address, cause: 'other addresses of the site', status: 301, targets };
  });
  return [...pages, ...unknown, ...redirected, ...elsewhere];
}

/**
 * Leaves out files that have no address: configuration that hosts read, precompressed files, and the page for unknown
 * addresses.
 */
const isAsked = (file: string) => !/^_|\.(?:br|gz)$|^404\.html$/.test(file);

/** Addresses that have no page and must answer 404. */
function unknownAddresses(
  files: readonly string[],
  rules: readonly HeaderRule[],
  languageFolders: readonly string[],
): readonly string[] {
  const ruleFolders = rules.flatMap(({ path }) => (path.endsWith('/*') ? path.slice(0, -1) : []));
  const foldersAbove = (file: string): readonly string[] =>
    dirname(file) === '.' ? [] : [dirname(file), ...foldersAbove(dirname(file))];
  // A folder without a page of its own must answer 404, because a host might list its files.
  const ofLanguages = languageFolders.map((folder) => folder.slice(1));
  const folders = unique([...ofLanguages, ...files.flatMap(foldersAbove)]);
  const withoutPage = folders.filter((folder) => !files.includes(`${folder}/index.html`));
  return [
    ...['/contact/', ...ruleFolders].map((folder) => `${folder}nowhere`),
    // Files that tell a host how to serve the build, files of the build outside `client`, and files that are often
    // uploaded by mistake.
    ...['/_headers', '/_redirects', '/headers.json', '/SHA256SUMS', '/stamp.json'],
    ...['/.env', '/.git/HEAD'],
    ...withoutPage.map((folder) => `/${folder}/`),
  ];
}

/**
 * Origins that must redirect to the site: its host name with HTTP, and with HTTPS its host name without `www`, or with
 * `www` if the site's own has none. Another host name of three or more parts, such as help.example.com, needs no
 * address with `www`. A site with plain HTTP, as in a test, has no such origins.
 */
function otherOrigins(origin: string, httpOrigin?: string): readonly string[] {
  const { protocol, host, hostname } = new URL(origin);
  if (protocol !== 'https:') return [];
  const plain = httpOrigin ?? `http://${hostname}`;
  if (host.startsWith('www.')) return [plain, `https://${host.slice('www.'.length)}`];
  return /^[^.]+\.[a-z]+$/.test(hostname) ? [plain, `https://www.${host}`] : [plain];
}
