import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** An article that people wrote, in the parts that generated ones are put together from. */
export type RealArticle = {
  readonly folder: string;
  /** The whole file. */
  readonly source: string;
  readonly frontMatter: FrontMatter;
  /** What stands before the first section. */
  readonly intro: string;
  /** Each begins with its `## ` line. */
  readonly sections: readonly string[];
  /** The names of its picture files. */
  readonly pictures: readonly string[];
};

type FrontMatter = Readonly<Record<string, unknown>> & {
  readonly title: string;
  readonly related: readonly number[];
};

/** The articles below `directory`, in order of number. */
export function readRealArticles(directory: string): readonly RealArticle[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => readRealArticle(join(directory, name)));
}

function readRealArticle(folder: string): RealArticle {
  const source = readFileSync(join(folder, 'article.md'), 'utf8');
  const [, yaml = '', ...rest] = source.split(/^---$/m);
  const [intro = '', ...sections] = rest.join('---').split(/^(?=## )/m);
  return {
    folder,
    source,
    frontMatter: parse(yaml) as FrontMatter,
    intro,
    sections,
    pictures: readdirSync(join(folder, 'pictures')),
  };
}
