import { parse } from 'node:path';
import type { Manifest } from 'vite';

const entry = 'app/entry.client.tsx';
/** The folder of the modules that the entry imports for every island. */
const hydration = 'app/islands/';

/**
 * The addresses of all modules that hydrate these islands, from Vite's manifest. The first one is the entry, which
 * imports the others.
 * @throws Error for a name that no file of an island has.
 */
export function islandModules(manifest: Manifest, islands: readonly string[]): readonly string[] {
  const chunk = (source: string) => {
    const found = manifest[source];
    if (found) return found;
    throw new Error(
      `Vite's manifest has no ${source}, so no page could load its islands. Look for a renamed file.`,
    );
  };
  const later = chunk(entry).dynamicImports ?? [];
  const sourceOf = (island: string) => {
    const source = later.find((path) => parse(path).name === island);
    if (source) return source;
    throw new Error(
      `No island of the build is in a file called "${island}". In islands.ts, give the island the name of its file.`,
    );
  };
  const sources = new Set([
    entry,
    ...later.filter((source) => source.startsWith(hydration)),
    ...islands.map(sourceOf),
  ]);
  // Iterating a set includes elements that the loop adds.
  for (const source of sources)
    for (const imported of chunk(source).imports ?? []) sources.add(imported);
  return [...sources].map((source) => `/${chunk(source).file}`);
}
