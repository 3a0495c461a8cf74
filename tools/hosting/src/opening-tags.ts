/** One opening tag, as it is written. */
export type OpeningTag = {
  readonly name: string;
  /** All of them, with the space before the first. */
  readonly attributes: string;
  readonly whole: string;
};

const tag =
  /<(?<name>[a-z][\w-]*)(?<attributes>(?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;

/** The opening tags of markup in which no text of scripts and styles is left. */
export function openingTags(markup: string): readonly OpeningTag[] {
  return [...markup.matchAll(tag)].map(({ groups, 0: whole }) => ({
    name: groups?.['name'] ?? '',
    attributes: groups?.['attributes'] ?? '',
    whole,
  }));
}
