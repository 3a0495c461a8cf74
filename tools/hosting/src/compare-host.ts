import { readFileSync, statSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  certificateFaults,
  connectionFault,
  fixes,
  headerFaults,
  redirectFaults,
  type Fault,
} from './compare-answer';
import { isCompressed } from './compress';
import { contentTypeOf } from './content-types';
import { filesBelow } from './files-below';
import { headersFor } from './header-rules';
import { addressOf, readHosting } from './hosting';
import { answerOf, type Answer } from './http-answer';
import { inParallel } from './in-parallel';

/** Something that a host does not serve as it was built, in words for whoever runs the site. */
export type Difference = {
  /** The addresses concerned. */
  readonly paths: readonly string[];
  readonly problem: string;
  readonly fix: string;
};

export type HostOptions = {
  /** Where plain http answers; undefined for port 80 of the same host. */
  readonly httpOrigin?: string;
  /** For every request, such as a test's certificate authority. */
  readonly connection?: RequestOptions;
};

/** Every difference between what the host at `origin` serves and a build; empty if there is none. */
export async function compareHost(
  origin: string,
  buildDirectory: string,
  { httpOrigin, connection = {} }: HostOptions = {},
): Promise<readonly Difference[]> {
  const client = join(buildDirectory, 'client');
  const contentOf = (file: string) => readFileSync(join(client, file));
  const { headers: rules, redirects } = readHosting(buildDirectory);
  const served = filesBelow(client).filter((file) => !/^_|\.(?:br|gz)$|^404\.html$/.test(file));
  const files = served.filter((file) => !redirects.some(({ from }) => from === addressOf(file)));

  /** Asks for a path or address, and names it with each fault of the response. */
  async function check(
    path: string,
    faultsOf: (answer: Answer, url: string) => readonly Fault[],
    encoding?: string,
  ): Promise<readonly Found[]> {
    const { href } = new URL(path, origin);
    const ask = (url: string) => answerOf(url, encoding, connection);
    const faults = await ask(href)
      // Cloudflare Pages adds a slash to the address of a page.
      .then((first) => (first.headers.location === `${path}/` ? ask(`${href}/`) : first))
      .then((answer) => faultsOf(answer, href))
      .catch((error: NodeJS.ErrnoException) => [connectionFault(error)]);
    return faults.map((fault) => [path, fault]);
  }

  const checkFile = ([path, file]: readonly [path: string, file: string]) =>
    check(path, (answer) => {
      if (answer.status !== 200) return [[`status ${answer.status} instead of 200`, 'upload']];
      const wanted = { ...headersFor(rules, addressOf(file)), 'Content-Type': contentTypeOf(file) };
      return [
        ...(answer.body.equals(contentOf(file)) ? [] : [changed]),
        ...headerFaults(answer, wanted),
      ];
    });

  const checkUnknown = (path: string) =>
    check(path, (answer) => {
      if (answer.status !== 404) return [[`status ${answer.status} instead of 404`, 'notFound']];
      // The headers of this address, or of the file that the host sends.
      const allowed = [path, '/404.html'].map((address) => headersFor(rules, address));
      return [
        ...(answer.body.equals(contentOf('404.html')) ? [] : [notTheNotFoundPage]),
        ...headerFaults(answer, ...allowed),
      ];
    });

  const checkRedirect = ([from, to]: readonly [from: string, to: string]) =>
    check(from, (answer, asked) => {
      const { href } = new URL(to, origin);
      // A host may keep the query of an old address.
      const targets = [href, `${href}${new URL(asked).search}`];
      return redirectFaults(answer, asked, targets, 'redirects');
    });

  const checkCompression = (file: string) =>
    check(
      addressOf(file),
      ({ status, headers, body }) => {
        if (status !== 200) return [];
        const unpack = unpackers[`${headers['content-encoding']}`];
        if (!unpack) return [['no compression', 'compression']];
        return [
          ...(unpack(body).equals(contentOf(file)) ? [] : [changed]),
          ...(/accept-encoding|\*/i.test(`${headers.vary}`) ? [] : [noVary]),
        ];
      },
      'br, gzip',
    );

  const checkOtherOrigin = (other: string) =>
    check(`${other}/contact?from=mail`, (answer, asked) =>
      redirectFaults(answer, asked, [`${origin}/contact?from=mail`], 'secure'),
    );

  const unreachable = await check('/', () => []);
  if (unreachable.length > 0) return grouped(unreachable);
  const folders = rules
    .filter(({ path }) => path.endsWith('/*'))
    .map(({ path }) => path.slice(0, -1));
  const found = [
    await check('/', certificateFaults),
    ...(await inParallel(files.flatMap(addressesOf), checkFile)),
    ...(await inParallel(
      [
        '/contact/nowhere',
        '/_headers',
        '/headers.json',
        ...folders.map((folder) => `${folder}nowhere`),
      ],
      checkUnknown,
    )),
    ...(await inParallel(
      redirects.flatMap(({ from, to }) =>
        [from, `${from}/`, `${from}?from=mail`].map((path) => [path, to] as const),
      ),
      checkRedirect,
    )),
    ...(await inParallel(largestOfEachType(client, files), checkCompression)),
    ...(await inParallel(otherOrigins(origin, httpOrigin), checkOtherOrigin)),
  ];
  return grouped(found.flat());
}

type Found = readonly [path: string, fault: Fault];

const changed: Fault = ['other content than was built', 'upload'];
const notTheNotFoundPage: Fault = ['another page than 404.html', 'notFound'];
const noVary: Fault = ['compression without a header Vary', 'compression'];

const unpackers: Readonly<Record<string, ((body: Buffer) => Buffer) | undefined>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** A page has an address with and without a slash, and hosts must ignore the query. */
function addressesOf(file: string): readonly (readonly [path: string, file: string])[] {
  const path = addressOf(file);
  const spellings = file.endsWith('/index.html') ? [path, `${path}/?from=mail`] : [path];
  return spellings.map((spelling) => [spelling, file]);
}

/** Some hosts compress no small files. */
function largestOfEachType(client: string, files: readonly string[]): readonly string[] {
  const sizeOf = (file: string) => statSync(join(client, file)).size;
  const bySize = files
    .filter((file) => isCompressed(join(client, file)))
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  return [...new Map(bySize.map((file) => [extname(file), file])).values()];
}

/** The addresses that must lead to the site: plain http, and its name with or without `www`. */
function otherOrigins(origin: string, httpOrigin?: string): readonly string[] {
  const { protocol, host, hostname } = new URL(origin);
  if (protocol !== 'https:') return [];
  const plain = httpOrigin ?? `http://${hostname}`;
  if (host.startsWith('www.')) return [plain, `https://${host.slice('www.'.length)}`];
  return /^[^.]+\.[a-z]+$/.test(hostname) ? [plain, `https://www.${host}`] : [plain];
}

/** One difference for each problem. */
function grouped(found: readonly Found[]): readonly Difference[] {
  const problems = [...new Set(found.map(([, [problem]]) => problem))].toSorted();
  return problems.map((problem) => {
    const same = found.filter(([, fault]) => fault[0] === problem);
    const cause = same[0]?.[1][1] ?? 'upload';
    return { paths: same.map(([path]) => path).toSorted(), problem, fix: fixes[cause] };
  });
}
