import { join } from 'node:path';
import { formatFiles, generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { stringify } from 'yaml';
import { textLimits } from '@lawyers/blog-content/front-matter';

const articles = 'libs/blog-content/articles';

/**
 * Creates the folder of a new article: its front matter, with TODOs, lists of what to write, and a cover to replace.
 * @throws Error with advice when the title is invalid; nothing is written then.
 */
export async function articleGenerator(
  tree: Tree,
  options: { readonly title: string },
  // Today as an ISO date, which is the format of the Swedish locale.
  date = new Date().toLocaleDateString('sv-SE'),
): Promise<GeneratorCallback> {
  const title = options.title.trim().replace(/\s+/g, ' ');
  const slug = slugOf(title);
  const others = tree
    .children(articles)
    .flatMap((name) => {
      const [, number, ownSlug] = /^(\d+)-(.+)/.exec(name) ?? [];
      return number ? [{ number: Number(number), slug: ownSlug, name }] : [];
    })
    .sort((a, b) => a.number - b.number);
  const taken = others.find((other) => other.slug === slug);
  if (!slug) throw new Error('An article needs a title with letters: nx g article "Title of it".');
  const { min, max } = textLimits.title;
  if (title.length < min || title.length > max) {
    throw new Error(
      `The title "${title}" has ${title.length} characters. Give it ${min} to ${max}, so that it fits in lists and search results.`,
    );
  }
  if (taken) throw new Error(`The article ${taken.name} has this title already. Choose another.`);

  const number = `${(others.at(-1)?.number ?? 0) + 1}`.padStart(2, '0');
  const directory = `${articles}/${number}-${slug}`;
  generateFiles(tree, join(import.meta.dirname, 'files'), directory, {
    date,
    limits: textLimits,
    related: others
      .slice(-3)
      .map((other) => other.number)
      .join(', '),
    // Quoted as YAML needs it: a title may contain a colon or another character of YAML's syntax.
    yamlTitle: stringify(title, { lineWidth: 0 }).trim(),
  });
  await formatFiles(tree);
  return () =>
    console.log(
      `Write ${directory}, and replace its cover.svg. This lists what is missing: npx nx test blog-content`,
    );
}

/** A title as a file name: lowercase, hyphens between words, no accents. */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/['’\p{Mark}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
