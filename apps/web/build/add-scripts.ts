import { readFile, writeFile } from 'node:fs/promises';
import { addToHead } from '@lawyers/hosting';

type Addresses = {
  /** The address of the page script. */
  readonly page: string;
  /** The address of the module that hydrates islands. */
  readonly islands: string;
};

/**
 * Adds the page script to each HTML file. On a page with islands, `data-start` has the address of their module.
 * @throws Error when a page has no head, or when no page has an island: the markup has changed, and no form would
 * hydrate.
 */
export async function addScripts(
  files: readonly string[],
  { page, islands }: Addresses,
): Promise<void> {
  let pagesWithIslands = 0;
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const result = addToHead(html, (elements) => {
      const hasIsland = elements.some(({ attributes }) => 'data-island' in attributes);
      if (hasIsland) pagesWithIslands += 1;
      return `<script async src="${page}"${hasIsland ? ` data-start="${islands}"` : ''}></script>`;
    });
    await writeFile(file, result);
  }
  if (pagesWithIslands === 0)
    throw new Error(
      'No page of the build has an island (data-island="…"), so no form would hydrate. Look for a change in island.tsx.',
    );
}
