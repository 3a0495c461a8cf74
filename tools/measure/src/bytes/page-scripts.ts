import { parse } from 'node:path';
import type { Manifest } from 'vite';
import type { Element } from '@lawyers/hosting';

export type PageScripts = {
  /** What the HTML loads. */
  readonly atOnce: readonly string[];
  /** What hydration adds, on the first interaction or earlier where an island needs none. */
  readonly onInteraction: readonly string[];
};

/** Modules that load only on an event, such as an invalid zip code or a stored token, by source file. */
export const loadedOnUse: readonly string[] = [
  '../../libs/ui/src/toast.tsx',
  'app/api/http-client.ts',
];

/** The folder of the modules that load with every island. */
const hydration = 'app/islands/';

/**
 * The addresses of a page's scripts. A script element's attribute may name an entry of the manifest that loads later.
 * Of the islands that it imports, only those on the page load: each is called like its file.
 */
export function pageScripts(page: readonly Element[], manifest: Manifest): PageScripts {
  const islands = page.flatMap(({ attributes }) => attributes['data-island'] ?? []);
  const scripts = page.filter(({ tagName }) => tagName === 'script');
  const preloads = page.filter(({ attributes }) => attributes['rel'] === 'modulepreload');
  const linked = [
    ...scripts.flatMap(({ attributes }) => attributes['src'] ?? []),
    ...preloads.flatMap(({ attributes }) => attributes['href'] ?? []),
  ];
  const sourceOf = new Map(
    Object.entries(manifest).map(([source, { file }]) => [`/${file}`, source]),
  );
  const sourcesIn = (addresses: readonly string[]) =>
    addresses.flatMap((address) => sourceOf.get(address) ?? []);
  const started = sourcesIn(
    scripts
      .flatMap(({ attributes }) => Object.values(attributes))
      .filter((value) => !linked.includes(value)),
  );
  const otherIslands = started
    .flatMap((source) => manifest[source]?.dynamicImports ?? [])
    .filter((source) => !source.startsWith(hydration) && !islands.includes(parse(source).name));
  const unwanted = [...otherIslands, ...loadedOnUse];

  const filesOf = (sources: ReadonlySet<string>) =>
    [...sources].map((source) => `/${manifest[source]?.file}`);
  const atOnce = new Set([...linked, ...filesOf(reached(manifest, sourcesIn(linked), staticOnly))]);
  const later = reached(
    manifest,
    [...sourcesIn(linked), ...started],
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

/** The names of an entry's chunk and of all chunks that it imports statically. */
export function importedChunks(
  manifest: Manifest,
  source: string,
): readonly (string | undefined)[] {
  return [...reached(manifest, [source], staticOnly)].map((one) => manifest[one]?.name);
}

type Chunk = Manifest[string];

const staticOnly = ({ imports }: Chunk) => imports ?? [];

function reached(
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const sources = new Set(from);
  // Iterating a set includes elements that the loop adds.
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest has no entry ${source}.`);
    for (const one of next(chunk)) sources.add(one);
  }
  return sources;
}
