import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { requestRaw, unique, type RawResponse } from '@lawyers/hosting';
import { dangerOf, faultsOf, fixes, type Cause, type Fault } from './compare-answer';
import { expectedAnswers, type ExpectedAnswer } from './expected-answers';

/** All problems of one cause on a host, in words for the operator. */
export type Difference = readonly [cause: Cause, problems: string, fix: string];

export type HostOptions = {
  /**
   * The folders of all languages but the first, published or not, such as `/es`. When a language is no longer
   * published, its old home page may be left on the host.
   */
  readonly languageFolders: readonly string[];
  /**
   * The origin that must redirect from HTTP to HTTPS, such as `http://127.0.0.1:8080` in a test. By default, port 80 of
   * the host.
   */
  readonly httpOrigin?: string;
  /** Options for every request, such as a test's certificate authority. */
  readonly connection?: RequestOptions;
};

/**
 * Requests every address of a build from the host at `origin`, and returns how the answers differ from those that the
 * build expects; an empty list if they do not. If the home page cannot be requested, it requests nothing else.
 */
export async function compareHost(
  origin: string,
  buildDirectory: string,
  { connection, ...options }: HostOptions,
): Promise<readonly Difference[]> {
  const ask = (url: string, accepted?: string) => requestRaw(url, accepted, connection);

  async function check(expected: ExpectedAnswer): Promise<readonly Found[]> {
    const { address, file, accepted } = expected;
    const { href } = new URL(address, origin);
    const built = file === undefined ? file : readFileSync(join(buildDirectory, 'client', file));
    const answer = await ask(href, accepted)
      // Cloudflare Pages redirects the address of a page to the same address with a slash, which is accepted.
      .then((one) => (one.headers.location === `${address}/` ? ask(`${href}/`, accepted) : one))
      .catch(connectionFault);
    const faults = 'status' in answer ? faultsOf(answer, expected, built, href) : [answer];
    return faults.map((fault) => [...fault, address]);
  }

  // This is the first request, because only a new connection shows the certificate, and the others reuse connections.
  const home = await ask(origin).catch(connectionFault);
  if (!('status' in home)) return differences([[...home, '/']]);
  const site = siteFaults(home).map((fault): Found => [...fault, '/']);
  const expected = Readable.from(expectedAnswers(buildDirectory, origin, options));
  const found: Found[][] = await expected.map(check, { concurrency: 8 }).toArray();
  return differences([...site, ...found.flat()]);
}

/** Translates an error of the connection: either the certificate is refused, or the host does not answer. */
function connectionFault({ code = '', message }: NodeJS.ErrnoException): Fault {
  return /CERT|SSL|SIGNED|SIGNATURE/.test(code)
    ? [`a certificate that browsers refuse (${message})`, 'certificate']
    : [`no response (${code || message})`, 'no answer'];
}

/** Checks the certificate and the kind of build, for which the home page stands for the whole site. */
function siteFaults({ headers, certificateUntil }: RawResponse): readonly Fault[] {
  const faults: Fault[] = [];
  // Services that renew certificates automatically, such as certbot, do so at least three weeks before the end. A
  // certificate with less time left is not being renewed.
  if ((Date.parse(`${certificateUntil}`) - Date.now()) / 86_400_000 < 21)
    faults.push([`a certificate that ends on ${certificateUntil}`, 'certificate']);
  // Only a sandbox build allows requests to localhost, where the developer's mail sandbox runs.
  if (headers['content-security-policy']?.includes(' http://localhost:'))
    faults.push(['this is a sandbox build, whose forms send to localhost', 'sandbox build']);
  return faults;
}

type Found = readonly [...Fault, address: string];

/** How many problems of one cause a message lists. The rest is only counted. */
const shownProblems = 5;

function differences(all: readonly Found[]): readonly Difference[] {
  return (Object.keys(fixes) as Cause[]).flatMap((cause) => {
    const found = all.filter(([, blamed]) => blamed === cause);
    if (found.length === 0) return [];
    const problems = unique(found.map(([problem]) => problem))
      .toSorted()
      .toSorted((one, other) => dangerOf(one) - dangerOf(other));
    const lines = problems.map((problem) => {
      const addresses = found.flatMap(([one, , address]) => (one === problem ? address : []));
      return `${problem}: ${somePaths(unique(addresses).toSorted())}`;
    });
    if (lines.length > shownProblems)
      lines.splice(shownProblems, Infinity, `and ${lines.length - shownProblems} more like these`);
    return [[cause, lines.join('\n      '), fixes[cause]]];
  });
}

/** The first path, and how many others there are. */
export function somePaths([first, ...more]: readonly string[]): string {
  return more.length === 0 ? `${first}` : `${first} and ${more.length} more`;
}
