import { readFile, writeFile } from 'node:fs/promises';
import { addToHead } from '@lawyers/hosting';

type Addresses = {
  /** The script of every page. */
  readonly page: string;
  /** The module that hydrates islands. */
  readonly islands: string;
};

/**
 * Adds to each HTML file the script of every page, which also learns where the islands' module is if the page has one.
 * @throws Error when a page has no head, or when no page has an island: the markup has changed, and forms would stay
 * without scripts.
 */
export async function addScripts(
  files: readonly string[],
  { page, islands }: Addresses,
): Promise<void> {
  let hydrated = 0;
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const finished = addToHead(html, (elements) => {
      const hasIsland = elements.some(({ attributes }) => 'data-island' in attributes);
      if (hasIsland) hydrated += 1;
      return `<script async src="${page}"${hasIsland ? ` data-start="${islands}"` : ''}></script>`;
    });
    await writeFile(file, finished);
  }
  if (hydrated === 0) throw new Error('No page of the build has an island (data-island="…").');
}
