import { seededRandom } from '@lawyers/illustration';
import { stringify } from 'yaml';
import type { RealArticle } from './real-article';

export type GeneratedArticle = {
  readonly folder: string;
  readonly text: string;
  /** The picture files it needs, each from the folder of the article that it was drawn for. */
  readonly pictures: readonly { readonly file: string; readonly from: string }[];
};

/**
 * Article `number` of `count`: the beginning of one real article and as many sections as it has, drawn from all of
 * them. So every generated article is as long, as deep and as illustrated as the real ones, and no two are alike.
 */
export function recombine(
  real: readonly RealArticle[],
  number: number,
  count: number,
): GeneratedArticle {
  const base = real[(number - 1) % real.length];
  if (!base) throw new Error('There is no real article to begin with.');
  // Neighbouring numbers must not draw alike.
  const random = seededRandom(Math.imul(number + 1, 0x9e3779b1));
  const drawn = drawSections(real, base, random);
  const moved = (other: number) => {
    const rounds = Math.floor((count - other) / real.length) + 1;
    return other + real.length * Math.floor(random() * rounds);
  };
  const body = [base.intro, ...drawn.map(({ section }) => section)]
    .join('')
    .replace(/\(article:(\d+)\)/g, (_whole, other) => `(article:${moved(Number(other))})`);
  const frontMatter = {
    ...base.frontMatter,
    title: `${clipped(base.frontMatter.title)}, ${number}`,
    related: base.frontMatter.related.map(moved),
  };
  return {
    folder: `${String(number).padStart(2, '0')}-generated-${number}`,
    text: `---\n${stringify(frontMatter, { lineWidth: 0 })}---${body}`,
    pictures: [
      ...picturesOf(base, /^(cover-|open-graph\.)/),
      ...drawn.flatMap(({ article, section }) =>
        [...section.matchAll(/^!\[.*\]\((.+)\)$/gm)].flatMap(([, name]) =>
          picturesOf(article, new RegExp(`^${name}-\\d+\\.`)),
        ),
      ),
    ],
  };
}

type Drawn = { readonly article: RealArticle; readonly section: string };

/** In each place the base's own section or one from the same place of another article; no heading twice. */
function drawSections(
  real: readonly RealArticle[],
  base: RealArticle,
  random: () => number,
): readonly Drawn[] {
  const seen = new Set<string>();
  const drawn: Drawn[] = [];
  for (const [place, own] of base.sections.entries()) {
    const other = real[Math.floor(random() * real.length)] ?? base;
    const candidates = [
      { article: other, section: other.sections[place] },
      { article: base, section: own },
    ];
    const fit = candidates.find(
      (one): one is Drawn =>
        one.section !== undefined && headings(one.section).every((heading) => !seen.has(heading)),
    );
    if (!fit) continue;
    headings(fit.section).forEach((heading) => seen.add(heading));
    drawn.push(fit);
  }
  return drawn;
}

function headings(section: string): readonly string[] {
  return [...section.matchAll(/^##+ (.+)$/gm)].map(([, text]) => `${text}`.toLowerCase());
}

function picturesOf({ folder, pictures }: RealArticle, name: RegExp): GeneratedArticle['pictures'] {
  return pictures.filter((file) => name.test(file)).map((file) => ({ file, from: folder }));
}

/** A title may have 70 characters, and the number needs a few. */
function clipped(title: string): string {
  return title.length <= 62 ? title : title.slice(0, title.lastIndexOf(' ', 62));
}
