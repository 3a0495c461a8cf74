import type { Build } from './build';
import { closureOf, importsOf, tableIn } from './modules';
import type { Tag } from './tags';

export type PageScripts = {
  /** What the page's HTML asks for. */
  readonly atOnce: readonly string[];
  /** What starts the page's application, after it has been painted or at the first touch. */
  readonly atStart: readonly string[];
};

const dataTypes = /^(application\/(ld\+)?json|text\/plain|importmap|speculationrules)$/;

/**
 * The scripts of a page. A script that names another in an attribute, or imports one dynamically, starts it later.
 * Of the table of islands only those come that the page has. `onlyWhenUsed` says which of the modules that are
 * imported dynamically do not even come then.
 * @throws Error for an island that none of the page's scripts knows.
 */
export function pageScripts(
  build: Build,
  tags: readonly Tag[],
  onlyWhenUsed: (address: string) => boolean,
): PageScripts {
  const scripts = tags.filter(
    ({ name, attributes }) => name === 'script' && !dataTypes.test(attributes['type'] ?? ''),
  );
  const preloaded = tags.filter(({ name, attributes }) => {
    const { rel, as } = attributes;
    return name === 'link' && (rel === 'modulepreload' || (rel === 'preload' && as === 'script'));
  });
  const own = [
    ...scripts.map(({ attributes }) => attributes['src'] ?? ''),
    ...preloaded.map(({ attributes }) => attributes['href'] ?? ''),
  ].filter(isOfSite);
  const atOnce = closureOf(build, own, (imports) => imports.atOnce);
  const named = scripts
    .flatMap(({ attributes }) => Object.values(attributes))
    .filter((value) => isOfSite(value) && /\.m?js$/.test(value) && !own.includes(value));
  const islands = tags.flatMap(({ attributes }) => attributes['data-island'] ?? []);
  const known = new Set<string>();
  const laterFrom = (address: string): readonly string[] => {
    const code = build.textOf(address);
    const table = tableIn(address, code);
    const here = islands.filter((island) => table.has(island));
    for (const island of here) known.add(island);
    // A table without any island of the page may be of something else, all of which comes.
    const others =
      here.length === 0
        ? []
        : [...table].filter(([name]) => !here.includes(name)).map(([, module]) => module);
    return importsOf(address, code).later.filter(
      (module) => !onlyWhenUsed(module) && !others.includes(module),
    );
  };
  const start = named.filter((address) => !onlyWhenUsed(address));
  const atStart = closureOf(build, [...start, ...atOnce.flatMap(laterFrom)], (imports, address) => [
    ...imports.atOnce,
    ...laterFrom(address),
  ]);
  const unknown = islands.find((island) => !known.has(island));
  if (unknown) {
    throw new Error(
      `No script of the page has the island "${unknown}" in a table that tools/page-weight/src/modules.ts can read.`,
    );
  }
  return { atOnce, atStart: atStart.filter((address) => !atOnce.includes(address)) };
}

function isOfSite(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}
