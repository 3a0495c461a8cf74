import { parse } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The module that hydrates islands; it imports them and what all of them need. */
const islandsEntry = 'app/entry.client.tsx';
/** The script of every page. */
const pageScript = 'app/page-script/main.ts';
/** The script of pages with tabs. */
const tabScript = 'app/pages/home/tab-script.ts';
/** The folder of the modules that the entry imports for every island. */
const hydration = 'app/islands/';

/** @returns The address of the page script. */
export function pageScriptOf(manifest: Manifest): string {
  return addressOf(manifest, pageScript);
}

/** @returns The address of the script for tabs. */
export function tabScriptOf(manifest: Manifest): string {
  return addressOf(manifest, tabScript);
}

/** The addresses of all modules that a page may load, now or on use. */
export function loadedModules(manifest: Manifest): readonly string[] {
  const entries = [islandsEntry, pageScript, tabScript];
  return reached(manifest, entries, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
}

/**
 * The addresses of all modules that hydrate these islands. The first one is the entry, which imports the others.
 * @throws Error for a name that no file of an island has.
 */
export function islandModules(manifest: Manifest, islands: readonly string[]): readonly string[] {
  const later = chunkOf(manifest, islandsEntry).dynamicImports ?? [];
  const sourceOf = (island: string) => {
    const source = later.find((path) => parse(path).name === island);
    if (source) return source;
    throw new Error(
      `No island of the build is in a file called "${island}". In islands.ts, give the island the name of its file.`,
    );
  };
  const sources = [
    islandsEntry,
    ...later.filter((source) => source.startsWith(hydration)),
    ...islands.map(sourceOf),
  ];
  return reached(manifest, sources, ({ imports = [] }) => imports);
}

function reached(
  manifest: Manifest,
  from: readonly string[],
  next: (chunk: ManifestChunk) => readonly string[],
): readonly string[] {
  const sources = new Set(from);
  // Iterating a set includes elements that the loop adds.
  for (const source of sources)
    for (const imported of next(chunkOf(manifest, source))) sources.add(imported);
  return [...sources].map((source) => addressOf(manifest, source));
}

function addressOf(manifest: Manifest, source: string): string {
  return `/${chunkOf(manifest, source).file}`;
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const found = manifest[source];
  if (found) return found;
  throw new Error(
    `Vite's manifest has no ${source}, so no page could load it. Look for a renamed file.`,
  );
}
