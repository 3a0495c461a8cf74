import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { join } from 'node:path';
import { unique } from './built-page';
import {
  connectionFault,
  faultsOf,
  fixes,
  siteFaults,
  type Cause,
  type Fault,
} from './compare-answer';
import { expectedAnswers } from './expected-answers';
import { answerOf, type Answer } from './http-answer';
import { inParallel } from './in-parallel';

/** Everything with one cause that a host does not serve as it was built, in words for whoever runs the site. */
export type Difference = {
  readonly cause: Cause;
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
  /** Asks for a path or address, and names it with each fault of the response. */
  async function check(
    address: string,
    faultsIn: (answer: Answer, asked: string) => readonly Fault[],
    accepted?: string,
  ): Promise<readonly Found[]> {
    const { href } = new URL(address, origin);
    const ask = (url: string) => answerOf(url, accepted, connection);
    const faults = await ask(href)
      // Cloudflare Pages adds a slash to the address of a page.
      .then((first) => (first.headers.location === `${address}/` ? ask(`${href}/`) : first))
      .then(
        (answer) => faultsIn(answer, href),
        (error: Error) => [connectionFault(error)],
      );
    return faults.map(([problem, cause]) => ({ address, problem, cause }));
  }

  let isReached = false;
  // First, since only a new connection shows the certificate.
  const site = await check('/', (answer) => {
    isReached = true;
    return siteFaults(answer);
  });
  if (!isReached) return grouped(site);
  const contentOf = (file: string) => readFileSync(join(buildDirectory, 'client', file));
  const found = await inParallel(
    expectedAnswers(buildDirectory, origin, httpOrigin),
    (expected) => {
      const built = expected.file === undefined ? undefined : contentOf(expected.file);
      return check(
        expected.address,
        (answer, asked) => faultsOf(answer, expected, built, asked),
        expected.encoding?.accepted,
      );
    },
  );
  return grouped([...site, ...found.flat()]);
}

type Found = { readonly address: string; readonly problem: string; readonly cause: Cause };

/** One difference for each cause. */
function grouped(found: readonly Found[]): readonly Difference[] {
  return (Object.keys(fixes) as Cause[]).flatMap((cause) => {
    const ofCause = found.filter((one) => one.cause === cause);
    const problems = unique(ofCause.map(({ problem }) => problem)).toSorted();
    if (problems.length === 0) return [];
    const pathsOf = (problem: string) =>
      ofCause.filter((one) => one.problem === problem).map(({ address }) => address);
    return {
      cause,
      problems: problems.map((problem) => ({
        problem,
        paths: unique(pathsOf(problem)).toSorted(),
      })),
      fix: fixes[cause],
    };
  });
}
