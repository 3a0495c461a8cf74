import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Words that must not appear in a share preview, which other people may see. */
const revealing =
  /abus|assault|rape|sex|violen|exploit|traffick|molest|harass|victim|survivor|perpetrat/i;

/** The title in the front matter; undefined if it is missing or reveals the site's subject. */
export async function articleTitle(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'article.md'), 'utf8').catch(() => '');
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
  if (!front) return undefined;
  const title = (parse(front) as { title?: unknown } | null)?.title;
  return typeof title === 'string' && !revealing.test(title) ? title : undefined;
}
