import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { join } from 'node:path';
import {
  addressesOf,
  largestOfEachType,
  otherOrigins,
  redirectedAddresses,
  unknownAddresses,
} from './asked-addresses';
import {
  bodyFaults,
  certificateFaults,
  compressionFaults,
  connectionFault,
  fixes,
  headerFaults,
  redirectFaults,
  sandboxFaults,
  statusFaults,
  type Fault,
} from './compare-answer';
import { isCompressed } from './compress';
import { contentTypeOf } from './content-types';
import { filesBelow } from './files-below';
import { headersFor } from './header-rules';
import { addressOf, readHosting } from './hosting';
import { answerOf, type Answer } from './http-answer';
import { inParallel } from './in-parallel';
import { listed, redirectFor, type Redirect } from './redirects';

/** Everything with one cause that a host does not serve as it was built, in words for whoever runs the site. */
export type Difference = {
  readonly cause: Fault[1];
  /** Each with the addresses that show it. */
  readonly problems: readonly { readonly problem: string; readonly paths: readonly string[] }[];
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
  const files = served.filter((file) => !redirectFor(redirects, addressOf(file)));

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
      .then(
        (answer) => faultsOf(answer, href),
        (error: NodeJS.ErrnoException) => [connectionFault(error)],
      );
    return faults.map((fault) => [path, fault]);
  }

  const checkFile = ([path, file]: readonly [path: string, file: string]) =>
    check(path, (answer) => {
      const status = statusFaults(answer, 200, 'content');
      if (status.length > 0) return status;
      const wanted = { ...headersFor(rules, addressOf(file)), 'Content-Type': contentTypeOf(file) };
      return [...bodyFaults(answer.body, contentOf(file)), ...headerFaults(answer, wanted)];
    });

  const checkUnknown = (path: string) =>
    check(path, (answer) => {
      const status = statusFaults(answer, 404, 'unknown addresses');
      if (status.length > 0) return status;
      return [
        ...bodyFaults(answer.body, contentOf('404.html'), 'unknown addresses'),
        // Those of the file that the host sends, or of this address.
        ...headerFaults(answer, headersFor(rules, '/404.html'), headersFor(rules, path)),
      ];
    });

  const inFile = listed(redirects);
  const checkRedirect = ([from, redirect]: readonly [from: string, redirect: Redirect]) =>
    check(from, (answer, asked) => {
      const { href } = new URL(redirect.to, origin);
      // A host may keep the query of an old address.
      const targets = [href, `${href}${new URL(asked).search}`];
      // Of more redirects than fit into `_redirects`, the page redirects as well.
      const page = () => contentOf(join(redirect.from, 'index.html'));
      if (!inFile.includes(redirect) && answer.body.equals(page())) return [];
      return redirectFaults(answer, asked, targets, 'redirects');
    });

  const largest = largestOfEachType(client, files);
  const checkCompression = ([file, encoding]: readonly [file: string, encoding: string]) =>
    check(
      addressOf(file),
      // Another status is reported where the page itself is asked for.
      (answer) =>
        answer.status === 200
          ? compressionFaults(answer, contentOf(file), largest.includes(file))
          : [],
      encoding,
    );

  const checkOtherOrigin = (other: string) =>
    check(`${other}/contact?from=mail`, (answer, asked) =>
      redirectFaults(answer, asked, [`${origin}/contact?from=mail`], 'other addresses of the site'),
    );

  const unreachable = await check('/', () => []);
  if (unreachable.length > 0) return grouped(unreachable);
  const ruleFolders = rules.flatMap(({ path }) => (path.endsWith('/*') ? path.slice(0, -1) : []));
  const compressed = files.filter((file) => isCompressed(join(client, file)));
  const found = [
    await check('/', (answer) => [...certificateFaults(answer), ...sandboxFaults(answer)]),
    ...(await inParallel(files.flatMap(addressesOf), checkFile)),
    ...(await inParallel(unknownAddresses(served, ruleFolders), checkUnknown)),
    ...(await inParallel(redirects.flatMap(redirectedAddresses), checkRedirect)),
    ...(await inParallel(
      ['br, gzip', 'gzip'].flatMap((encoding) =>
        compressed.map((file) => [file, encoding] as const),
      ),
      checkCompression,
    )),
    ...(await inParallel(otherOrigins(origin, httpOrigin), checkOtherOrigin)),
  ];
  return grouped(found.flat());
}

type Found = readonly [path: string, fault: Fault];

/** One difference for each cause. */
function grouped(found: readonly Found[]): readonly Difference[] {
  return (Object.keys(fixes) as Fault[1][]).flatMap((cause) => {
    const ofCause = found.filter(([, fault]) => fault[1] === cause);
    const problems = [...new Set(ofCause.map(([, [problem]]) => problem))].toSorted();
    if (problems.length === 0) return [];
    const pathsOf = (problem: string) =>
      ofCause.filter(([, fault]) => fault[0] === problem).map(([path]) => path);
    return {
      cause,
      problems: problems.map((problem) => ({
        problem,
        paths: [...new Set(pathsOf(problem))].toSorted(),
      })),
      fix: fixes[cause],
    };
  });
}
