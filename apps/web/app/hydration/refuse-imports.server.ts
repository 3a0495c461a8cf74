import type { Manifest } from 'vite';
import { pageScripts } from '../page-scripts';

const named: readonly string[] = pageScripts.map((file) => `app/${file}`);

/**
 * Fails if a built file imports a script that pages load with a `script` element. When such a script is lost, an inline
 * script (`while-parsing/lost-scripts.ts`) requests it again under another address. But browsers remember that the
 * first address failed, and refuse every module that imports the script from that address (decision 7). A form with
 * such a module would not be hydrated.
 */
export function refuseImportsOfPageScripts(manifest: Manifest): void {
  for (const { file, imports = [] } of Object.values(manifest)) {
    const refused = imports.find((imported) => named.includes(imported));
    if (refused)
      throw new Error(
        `${file} imports ${refused}, which pages name: whoever lost it once would lose ${file}, too. Pass what they ` +
          'share as an argument, or write constants as plain strings, which are inlined.',
      );
  }
}
