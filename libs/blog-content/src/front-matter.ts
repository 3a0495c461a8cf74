import * as v from 'valibot';
import { parse } from 'yaml';

/** The fewest and most characters of the texts. `npx nx g article` tells them to the author. */
export const textLimits = {
  title: { min: 10, max: 70 },
  listTitle: { min: 8, max: 36 },
  summary: { min: 40, max: 85 },
  description: { min: 80, max: 160 },
  cover: { min: 15, max: 200 },
} as const;

const text = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));
const date = v.pipe(v.string(), v.isoDate());
const articleNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The front matter keys that the file of every language has. */
const textKeys = {
  /** The heading of the article's page, also shown in the browser tab and in search results. */
  title: text(textLimits.title),
  /** The title in lists, short enough for one line on a phone (requirements § 2.11). */
  listTitle: text(textLimits.listTitle),
  /**
   * A sentence or two, shown above the article, and in the list of articles, where it has at most three lines
   * (requirements § 2.11).
   */
  summary: text(textLimits.summary),
  /** The description in search results. */
  description: text(textLimits.description),
  /** The date on which a person last verified every statement of the article. */
  reviewed: date,
  /** The alt text of the cover picture. */
  cover: text(textLimits.cover),
  /** The laws, agencies, or rules on which the article is based. */
  sources: v.pipe(
    v.array(
      v.strictObject({ title: text({ min: 5, max: 200 }), url: v.pipe(v.string(), v.url()) }),
    ),
    v.minLength(1),
  ),
};

/** The keys of a translation. The other values are taken from the English file. */
const translationSchema = v.strictObject({
  ...textKeys,
  /**
   * A hash of the English file that this file was last compared with. `articles.test.ts` fails when the English file
   * has changed since, and prints the value to write after comparing them again.
   */
  translates: v.optional(v.string()),
});

/** The keys of the English file. All but `thumbnail` are required. An unknown key fails the build. */
const frontMatterSchema = v.strictObject({
  ...textKeys,
  published: date,
  /**
   * The horizontal position of the cover in a narrower thumbnail, in percent: 0 shows its left edge, 100 its right
   * edge.
   */
  thumbnail: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 50),
  related: v.pipe(
    v.array(articleNumber),
    v.length(3),
    v.check((numbers) => new Set(numbers).size === numbers.length, 'Names the same article twice.'),
  ),
  /**
   * The offer of a free consultation at the article's end: `injury` links to the intake form for injuries, `everyone`
   * to the home page, and `none` leaves the offer out.
   */
  invitation: v.picklist(['none', 'injury', 'everyone']),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema> &
  Pick<v.InferOutput<typeof translationSchema>, 'translates'>;

const fenced = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/;

/**
 * Parses the source of an article into validated front matter and its Markdown (`body`).
 * @param english The front matter of the English file, if the source is a translation.
 * @throws Error that names the file (`path`) and each invalid key, or says that the front matter is missing or is not
 * YAML.
 */
export function readFrontMatter(
  source: string,
  path: string,
  english?: FrontMatter,
): FrontMatter & { body: string } {
  const groups = fenced.exec(source)?.groups;
  if (!groups) throw new Error(`${path}: must begin with front matter between two lines of ---.`);
  const yaml = readYaml(groups['yaml'] ?? '', path);
  const result = v.safeParse(english ? translationSchema : frontMatterSchema, yaml);
  if (!result.success) {
    const faults = result.issues.map(
      (issue) => `  ${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`,
    );
    throw new Error(`${path}: the front matter is wrong.\n${faults.join('\n')}`);
  }
  return { ...({ ...english, ...result.output } as FrontMatter), body: groups['body'] ?? '' };
}

function readYaml(yaml: string, path: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(
      `${path}: the front matter is not YAML. Put a value that holds a colon in quotes.\n${String(error)}`,
      { cause: error },
    );
  }
}
