import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import { join } from 'node:path';
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
  readonly problems: readonly (readonly [problem: string, paths: readonly string[]])[];
  readonly fix: string;
};

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
  { httpOrigin, filesBefore, connection = {} }: HostOptions = {},
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
  const all = expectedAnswers(buildDirectory, origin, { httpOrigin, filesBefore });
  const found = await inParallel(all, (expected) => {
    const { address, file, encoding } = expected;
    const built = file === undefined ? undefined : contentOf(file);
    const faultsIn = (answer: Answer, asked: string) => faultsOf(answer, expected, built, asked);
    return check(address, faultsIn, encoding?.accepted);
  });
  return grouped([...site, ...found.flat()]);
}

type Found = { readonly address: string; readonly problem: string; readonly cause: Cause };

/** One difference for each cause. */
function grouped(found: readonly Found[]): readonly Difference[] {
  return (Object.keys(fixes) as Cause[]).flatMap((cause) => {
    const pathsOf = new Map<string, Set<string>>();
    for (const { problem, address } of found.filter((one) => one.cause === cause))
      pathsOf.set(problem, (pathsOf.get(problem) ?? new Set()).add(address));
    const problems = [...pathsOf].map(([problem, paths]) => [problem, [...paths].sort()] as const);
    return pathsOf.size > 0 ? [{ cause, problems: problems.sort(), fix: fixes[cause] }] : [];
  });
}
