import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { site } from '@lawyers/domain';
import type { Picture } from './find-pictures';

/** What stands beside the scene of a share picture. */
export type ShareWords = {
  readonly brand: string;
  /** The site's mark as SVG. */
  readonly mark: string;
  /** The article's title; undefined without an article, or if it reveals the site's subject. */
  readonly title: string | undefined;
};

/** The words of a share picture; undefined for other pictures. */
export function shareWords({ name, folder }: Picture): ShareWords | undefined {
  if (name !== 'open-graph') return undefined;
  const mark = readFileSync(
    join(import.meta.dirname, '../../../apps/web/public/favicon.svg'),
    'utf8',
  );
  return { brand: site.brand, mark, title: titleOf(join(folder, 'article.md')) };
}

/** Words that must not appear in a share preview, which other people may see. */
const revealing =
  /abus|assault|rape|sex|violen|exploit|traffick|molest|harass|victim|survivor|perpetrat/i;

function titleOf(file: string): string | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const title = (parse(front) as { title?: unknown } | null)?.title;
  return typeof title === 'string' && !revealing.test(title) ? title : undefined;
}
