import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { languages } from '@lawyers/domain';

/**
 * Writes `count` articles into `directory`: the real ones, then copies. Each copy has a unique title and unique picture
 * bytes, so that the build cannot deduplicate them.
 */
export async function writeArticles(
  articles: string,
  count: number,
  directory: string,
): Promise<void> {
  const real = await realArticles(articles);
  for (const folder of real) {
    await cp(join(articles, folder), join(directory, folder), { recursive: true });
  }
  for (let number = real.length + 1; number <= count; number += 1) {
    const source = join(articles, real[(number - 1) % real.length] ?? '');
    const target = join(directory, `${number}-generated-${number}`);
    await cp(source, target, { recursive: true });
    for (const { articleFile } of Object.values(languages)) {
      const file = join(target, articleFile);
      await writeFile(file, renumbered(await readFile(file, 'utf8'), number));
    }
    for (const picture of await readdir(join(target, 'pictures'))) {
      // Decoders ignore bytes after the end of the image.
      await appendFile(join(target, 'pictures', picture), String(number));
    }
  }
}

/** The articles' folders, by number. */
export async function realArticles(articles: string): Promise<readonly string[]> {
  const entries = await readdir(articles, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

const fence = '---\n';

function renumbered(text: string, number: number): string {
  const [, frontMatter = '', ...body] = text.split(fence);
  const fields = parse(frontMatter) as { readonly title: string };
  // Titles have at most 70 characters.
  const title = `${fields.title.slice(0, 60)}, ${number}`;
  return ['', stringify({ ...fields, title }, { lineWidth: 0 }), ...body].join(fence);
}
