import type { Build } from './build';
import { closureOf, importsOf } from './modules';
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
 * `onlyWhenUsed` says which of the modules that are imported dynamically do not even come then.
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
  const later = atOnce.flatMap((address) => importsOf(address, build.textOf(address)).later);
  const atStart = closureOf(
    build,
    [...named, ...later].filter((address) => !onlyWhenUsed(address)),
    (imports) => [...imports.atOnce, ...imports.later.filter((address) => !onlyWhenUsed(address))],
  );
  return { atOnce, atStart: atStart.filter((address) => !atOnce.includes(address)) };
}

function isOfSite(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}
