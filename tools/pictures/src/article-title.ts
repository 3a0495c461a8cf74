import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Words that must not show in a share preview that anybody in the room may see. */
const telling =
  /abus|assault|rape|sex|violen|exploit|traffick|molest|harass|victim|survivor|perpetrat/i;

/** The title in the front matter, or nothing where there is none or where it would tell. */
export async function articleTitle(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, 'article.md'), 'utf8').catch(() => '');
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
  if (!front) return undefined;
  const title = (parse(front) as { title?: unknown } | null)?.title;
  return typeof title === 'string' && !telling.test(title) ? title : undefined;
}
