import { statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { unique } from './built-page';
import type { Cause } from './compare-answer';
import type { HostOptions } from './compare-host';
import { isCompressed } from './compress';
import { contentTypeOf } from './content-types';
import { filesBelow } from './files';
import { headersFor, type HeaderRule } from './header-rules';
import { addressOf, readHosting } from './hosting';
import { redirectFor, spellings } from './redirects';

/** What a host must answer. */
export type ExpectedAnswer = {
  /** A path of the site, or the URL of another origin. */
  readonly address: string;
  /** What is wrong with a host that sends another status, target, or content. */
  readonly cause: Cause;
  readonly status: 200 | 301 | 404;
  /** The file of the build that is sent. */
  readonly file?: string;
  /** The host may choose between several sets. */
  readonly headers?: readonly HeaderRule['headers'][];
  /** The only URLs that a redirect may lead to. */
  readonly targets?: readonly string[];
  /** The encodings that the request accepts. */
  readonly accepted?: string;
  /** Whether it must be compressed if accepted: hosts may leave small files as they are. */
  readonly isLarge?: boolean;
};

/** Every kind of answer that a build asks of the host at `origin`, from the same rules as the files for each host. */
export function expectedAnswers(
  buildDirectory: string,
  origin: string,
  { httpOrigin, filesBefore = [] }: HostOptions,
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
    // A page has an address with and without a slash, and hosts must ignore the query.
    const addresses = file.endsWith('/index.html') ? [address, `${address}/?from=mail`] : [address];
    return [
      ...addresses.map((one) => ({ ...page, cause: 'content' as const, address: one })),
      ...encodings.map((accepted) => ({ ...page, cause: 'compression' as const, accepted })),
    ];
  });
  const notFound = (address: string, cause: Cause): ExpectedAnswer => {
    // Those of the file that the host sends, or of this address.
    const headers = [headersFor(rules, '/404.html'), headersFor(rules, address)];
    return { address, cause, status: 404, file: '404.html', headers };
  };
  const unknown = unknownAddresses(served, rules).map((one) => notFound(one, 'unknown addresses'));
  const gone = filesBefore
    .flatMap((file) => (file.startsWith('client/') ? [file.slice('client/'.length)] : []))
    .filter((file) => isAsked(file) && !served.includes(file))
    .map(addressOf)
    .filter((address) => !redirectFor(redirects, address) && !isKept(rules, address))
    .map((address) => notFound(address, 'pages of the release before'));
  const redirected = redirects.flatMap((redirect): readonly ExpectedAnswer[] => {
    const { href } = new URL(redirect.to, origin);
    // A host may keep the query of an old address.
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
  return [...pages, ...unknown, ...gone, ...redirected, ...elsewhere];
}

/** Not what only hosts read, and not what they send instead of another file. */
const isAsked = (file: string) => !/^_|\.(?:br|gz)$|^404\.html$/.test(file);

/** Pages that are open may still need the assets of the release before, whose names tell their content. */
const isKept = (rules: readonly HeaderRule[], address: string) =>
  `${headersFor(rules, address)['Cache-Control']}`.includes('immutable');

/** Addresses without a page. */
function unknownAddresses(
  files: readonly string[],
  rules: readonly HeaderRule[],
): readonly string[] {
  const ruleFolders = rules.flatMap(({ path }) => (path.endsWith('/*') ? path.slice(0, -1) : []));
  const foldersAbove = (file: string): readonly string[] =>
    dirname(file) === '.' ? [] : [dirname(file), ...foldersAbove(dirname(file))];
  // The home page of a language may be left from when it was published. Of other folders, a host may list the files.
  const folders = unique(['es', ...files.flatMap(foldersAbove)]);
  const withoutPage = folders.filter((folder) => !files.includes(`${folder}/index.html`));
  return [
    ...['/contact/', ...ruleFolders].map((folder) => `${folder}nowhere`),
    // Files of the build outside `client`, and files that are often deployed by mistake.
    ...['/_headers', '/headers.json', '/SHA256SUMS', '/stamp.json', '/.env', '/.git/HEAD'],
    ...withoutPage.map((folder) => `/${folder}/`),
  ];
}

/** The addresses that must lead to the site: plain http, and its name with or without `www`. */
function otherOrigins(origin: string, httpOrigin?: string): readonly string[] {
  const { protocol, host, hostname } = new URL(origin);
  if (protocol !== 'https:') return [];
  const plain = httpOrigin ?? `http://${hostname}`;
  if (host.startsWith('www.')) return [plain, `https://${host.slice('www.'.length)}`];
  return /^[^.]+\.[a-z]+$/.test(hostname) ? [plain, `https://www.${host}`] : [plain];
}
