import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { BrowserModules } from './browser-modules';
import { refuseImportsOfPageScripts } from './refuse-imports.server';

/**
 * The modules that hydrate every island: the one that starts hydration, and one that is loaded later by `import()`,
 * which is therefore not among the static imports of the first.
 */
const forAll = ['app/hydration/hydrate-page.ts', 'app/hydration/hydrate-island.tsx'];

let modules: BrowserModules | undefined;

/**
 * The addresses of modules: of their source files during development, otherwise of the files that were built from them.
 */
export function browserModules(): BrowserModules {
  modules ??= import.meta.env.DEV
    ? { ofFile: (file) => `/app/${file}`, ofIsland: () => [] }
    : builtModules();
  return modules;
}

/**
 * Reads Vite's manifest of the browser's bundle (https://vite.dev/guide/backend-integration). React Router builds that
 * bundle before it renders pages. The returned functions throw for a source file that the bundle does not contain, and
 * for the name of an island that has no file.
 * @throws Error if a built file imports a script that pages load with a `script` element
 * (`refuseImportsOfPageScripts`).
 */
function builtModules(): BrowserModules {
  const file = resolve(process.env['BUILD_DIR'] ?? '', 'client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  refuseImportsOfPageScripts(manifest);
  const chunkOf = (source: string): ManifestChunk => {
    const chunk = manifest[source];
    if (chunk) return chunk;
    throw new Error(`No module is built from apps/web/${source}. Look for a renamed file.`);
  };
  const addressOf = (source: string) => `/${chunkOf(source).file}`;
  return {
    ofFile: (name) => addressOf(`app/${name}`),
    ofIsland(name) {
      const source = `${name}.island.tsx`;
      const island = Object.keys(manifest).find((path) => path.endsWith(`/${source}`)) ?? source;
      const sources = new Set([...forAll, island]);
      // A loop over a set also visits elements that the loop adds.
      for (const one of sources)
        for (const imported of chunkOf(one).imports ?? []) sources.add(imported);
      return [...sources].map(addressOf);
    },
  };
}
