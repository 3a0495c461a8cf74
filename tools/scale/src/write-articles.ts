import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RealArticle } from './real-article';
import { recombine } from './recombine';

/** Writes `count` articles into `directory`: the real ones as they are, then generated ones. */
export async function writeArticles(
  real: readonly RealArticle[],
  count: number,
  directory: string,
): Promise<void> {
  for (const { folder } of real.slice(0, count)) {
    const target = join(directory, basename(folder));
    await cp(join(folder, 'pictures'), join(target, 'pictures'), { recursive: true });
    await copyFile(join(folder, 'article.md'), join(target, 'article.md'));
  }
  for (let number = real.length + 1; number <= count; number += 1) {
    const { folder, text, pictures } = recombine(real, number, count);
    const target = join(directory, folder);
    await mkdir(join(target, 'pictures'), { recursive: true });
    await writeFile(join(target, 'article.md'), text);
    for (const { file, from } of pictures) {
      const picture = await readFile(join(from, 'pictures', file));
      await writeFile(join(target, 'pictures', file), Buffer.concat([picture, ownMark(number)]));
    }
  }
}

/**
 * Behind the end of a picture, where no decoder looks: without it all generated pictures would be copies of the real
 * ones, and a build could write each once for a hundred articles.
 */
function ownMark(number: number): Buffer {
  const mark = Buffer.alloc(24);
  mark.writeUInt32BE(24);
  mark.write(`free${String(number).padStart(16, '0')}`, 4);
  return mark;
}
