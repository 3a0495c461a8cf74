import type { Manifest } from 'vite';
import type { Element } from './html';

export type PageScripts = {
  /** What the HTML loads. */
  readonly atOnce: readonly string[];
  /** What the first interaction adds, or the page itself where an island hydrates without one. */
  readonly onInteraction: readonly string[];
};

/** Modules that load only when something happens, by their source file: an invalid zip code, a stored token. */
export const loadedOnUse: readonly string[] = [
  '../../libs/ui/src/toast.tsx',
  'app/api/http-client.ts',
];

/**
 * The addresses of a page's scripts. An attribute of a script element that names an entry of the manifest loads it
 * later; of the islands that the entry can import, only those on the page load.
 * @param islands The source file of each island by name.
 * @throws Error for an island that the build does not have.
 */
export function pageScripts(
  page: readonly Element[],
  manifest: Manifest,
  islands: ReadonlyMap<string, string>,
): PageScripts {
  const names = page.flatMap(({ attribs }) => attribs['data-island'] ?? []);
  const wanted = names.map((name) => {
    const source = islands.get(name);
    if (source && manifest[source]) return source;
    throw new Error(`The build has no module for the island "${name}".`);
  });
  const unwanted = [...islands.values(), ...loadedOnUse].filter((one) => !wanted.includes(one));
  const scripts = page.filter(({ name }) => name === 'script');
  const preloads = page.filter(({ attribs }) => attribs['rel'] === 'modulepreload');
  const linked = [
    ...scripts.flatMap(({ attribs }) => attribs['src'] ?? []),
    ...preloads.flatMap(({ attribs }) => attribs['href'] ?? []),
  ];
  const sourceOf = new Map(
    Object.entries(manifest).map(([source, { file }]) => [`/${file}`, source]),
  );
  const sourcesIn = (addresses: readonly string[]) =>
    addresses.flatMap((address) => sourceOf.get(address) ?? []);
  const started = scripts
    .flatMap(({ attribs }) => Object.values(attribs))
    .filter((value) => !linked.includes(value));

  const filesOf = (sources: ReadonlySet<string>) =>
    [...sources].map((source) => `/${manifest[source]?.file}`);
  const atOnce = new Set([...linked, ...filesOf(reached(manifest, sourcesIn(linked), staticOnly))]);
  const later = reached(
    manifest,
    sourcesIn([...linked, ...started]),
    ({ imports, dynamicImports }) => [
      ...(imports ?? []),
      ...(dynamicImports ?? []).filter((source) => !unwanted.includes(source)),
    ],
  );
  return {
    atOnce: [...atOnce],
    onInteraction: filesOf(later).filter((address) => !atOnce.has(address)),
  };
}

type Chunk = Manifest[string];

const staticOnly = ({ imports }: Chunk) => imports ?? [];

function reached(
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const sources = new Set(from);
  // A set is iterated in insertion order, including what is added meanwhile.
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest has no entry ${source}.`);
    for (const one of next(chunk)) sources.add(one);
  }
  return sources;
}
