import { readFile, writeFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import { addToHead } from '@lawyers/hosting';
import { islandModules, pageScriptOf, tabScriptOf } from './built-modules';

/**
 * Adds the page script to each HTML file, and the tabs' to a page with tabs. On a page with islands, `data-modules`
 * has the address of the module that hydrates them. If an island asks for its modules before an interaction
 * (`islands/island.tsx`), the addresses of the others follow, and `data-early` says so.
 * @throws Error when a page has no head, or when no page has an island: the markup has changed, and no form would
 * hydrate.
 */
export async function addScripts(files: readonly string[], manifest: Manifest): Promise<void> {
  const script = pageScriptOf(manifest);
  let pagesWithIslands = 0;
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const result = addToHead(html, (elements) => {
      const islands = elements.flatMap(({ attributes }) => attributes['data-island'] ?? []);
      const forTabs = elements.some(({ attributes }) => attributes['role'] === 'tablist')
        ? `<script type="module" async src="${tabScriptOf(manifest)}"></script>`
        : '';
      if (islands.length === 0)
        return `<script type="module" async src="${script}"></script>${forTabs}`;
      pagesWithIslands += 1;
      const early = elements.some(({ attributes }) => 'data-preload' in attributes);
      const modules = islandModules(manifest, islands).slice(0, early ? undefined : 1);
      return `<script type="module" async src="${script}" data-modules="${modules.join(' ')}"${early ? ' data-early' : ''}></script>${forTabs}`;
    });
    await writeFile(file, result);
  }
  if (pagesWithIslands === 0)
    throw new Error(
      'No page of the build has an island (data-island="…"), so no form would hydrate. Look for a change in island.tsx.',
    );
}
