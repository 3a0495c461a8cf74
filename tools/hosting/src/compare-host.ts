import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { unique } from './built-page';
import { dangerOf, faultsOf, fixes, type Cause, type Fault } from './compare-answer';
import { expectedAnswers, type ExpectedAnswer } from './expected-answers';
import { answerOf, type Answer } from './http-answer';

/** Everything with one cause that a host does not serve as it was built, in words for whoever runs the site. */
export type Difference = readonly [cause: Cause, problems: string, fix: string];

export type HostOptions = {
  /** Where plain http answers; undefined for port 80 of the same host. */
  readonly httpOrigin?: string;
  /** The files of the release before, from the folder of its build: pages that are gone must not be served. */
  readonly filesBefore?: readonly string[];
  /** For every request, such as a test's certificate authority. */
  readonly connection?: RequestOptions;
};

/** Every difference between what the host at `origin` serves and a build; empty if there is none. */
export async function compareHost(
  origin: string,
  buildDirectory: string,
  { connection, ...options }: HostOptions = {},
): Promise<readonly Difference[]> {
  const ask = (url: string, accepted?: string) => answerOf(url, accepted, connection);

  async function check(expected: ExpectedAnswer): Promise<readonly Found[]> {
    const { address, file, accepted } = expected;
    const { href } = new URL(address, origin);
    const built = file === undefined ? file : readFileSync(join(buildDirectory, 'client', file));
    const answer = await ask(href, accepted)
      // Cloudflare Pages adds a slash to the address of a page.
      .then((one) => (one.headers.location === `${address}/` ? ask(`${href}/`, accepted) : one))
      .catch(connectionFault);
    const faults = 'status' in answer ? faultsOf(answer, expected, built, href) : [answer];
    return faults.map((fault) => [...fault, address]);
  }

  // First, since only a new connection shows the certificate.
  const home = await ask(origin).catch(connectionFault);
  if (!('status' in home)) return differences([[...home, '/']]);
  const site = siteFaults(home).map((fault): Found => [...fault, '/']);
  const expected = Readable.from(expectedAnswers(buildDirectory, origin, options));
  // Eight connections at a time.
  const found: Found[][] = await expected.map(check, { concurrency: 8 }).toArray();
  return differences([...site, ...found.flat()]);
}

/** Says why there is no response. */
function connectionFault({ code = '', message }: NodeJS.ErrnoException): Fault {
  return /CERT|SSL|SIGNED|SIGNATURE/.test(code)
    ? [`a certificate that browsers refuse (${message})`, 'certificate']
    : [`no response (${code || message})`, 'no answer'];
}

/** Reports what one page shows of the whole site. */
function siteFaults({ headers, certificateUntil }: Answer): readonly Fault[] {
  const faults: Fault[] = [];
  // Certificates that renew themselves do so more than three weeks before they end.
  if ((Date.parse(`${certificateUntil}`) - Date.now()) / 86_400_000 < 21)
    faults.push([`a certificate that ends on ${certificateUntil}`, 'certificate']);
  // A sandbox build allows requests to the mail sandbox on the visitor's own machine.
  if (headers['content-security-policy']?.includes(' http://localhost:'))
    faults.push(['this is a sandbox build, whose forms send to localhost', 'sandbox build']);
  return faults;
}

type Found = readonly [...Fault, address: string];

/** At most. */
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

/** The first of several paths, and the number of others. */
export function somePaths([first, ...more]: readonly string[]): string {
  return more.length === 0 ? `${first}` : `${first} and ${more.length} more`;
}
