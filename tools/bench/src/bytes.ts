import { bytesOf as sum, openBuild, pageWeight, type PageWeight } from '@lawyers/page-weight';
import type { Browser } from 'playwright-core';
import type { Route } from './routes';
import type { ServedSite } from './served-site';
import { bytesOf, kinds, scriptsOf, watchTraffic, type Kind, type Traffic } from './traffic';

export type BytesFigures = readonly RouteBytes[];

export type RouteBytes = {
  readonly name: string;
  /** In bytes, as the browser asked for them. */
  readonly before: Readonly<Record<Kind, number>>;
  readonly after: Readonly<Record<Kind, number>>;
  /** As the build's files say, which the tests hold to their budgets. */
  readonly built: { readonly html: number; readonly script: number; readonly fonts: number };
  /** Scripts that only one of the two knows of; there should be none. */
  readonly disagreements: readonly string[];
};

export async function measureBytes(
  browser: Browser,
  site: ServedSite,
  routes: readonly Route[],
  say: (text: string) => void,
): Promise<BytesFigures> {
  const build = openBuild(site.client);
  const watch = async ({ name, path, page = path }: Route): Promise<RouteBytes> => {
    const traffic = await watchTraffic(browser, site, path);
    const weight = pageWeight(build, page);
    const [before, after] = [traffic.before, traffic.after].map((part) => bytesOf(part));
    say(`bytes ${name}: ${before} before the first touch, ${after} after`);
    return {
      name,
      before: byKind(traffic.before),
      after: byKind(traffic.after),
      built: {
        html: sum(weight.files.html),
        script: sum(weight.files.script),
        fonts: sum(weight.files.fonts),
      },
      disagreements: disagreements(traffic, weight),
    };
  };
  const all: RouteBytes[] = [];
  // Bytes are no times, so a few pages can be watched side by side.
  for (let at = 0; at < routes.length; at += sideBySide) {
    all.push(...(await Promise.all(routes.slice(at, at + sideBySide).map(watch))));
  }
  return all;
}

const sideBySide = 3;

export function total(bytes: Readonly<Record<Kind, number>>): number {
  return kinds.reduce((all, kind) => all + bytes[kind], 0);
}

function byKind(fetched: Traffic['before']): Readonly<Record<Kind, number>> {
  return Object.fromEntries(kinds.map((kind) => [kind, bytesOf(fetched, kind)])) as Record<
    Kind,
    number
  >;
}

/** What the tests read from files must be what a browser does, or their budgets are worth nothing. */
export function disagreements(traffic: Traffic, weight: PageWeight): readonly string[] {
  const asked = scriptsOf(traffic);
  const known = weight.files.script.map(({ address }) => address);
  return [
    ...asked
      .filter((address) => !known.includes(address))
      .map((one) => `${one} is asked for, and not in the budget`),
    ...known
      .filter((address) => !asked.includes(address))
      .map((one) => `${one} is in the budget, and not asked for`),
  ];
}
