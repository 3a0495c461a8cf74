/**
 * Puts what was measured into a document. What stands between `<!-- name -->` and `<!-- /name -->` is replaced;
 * everything else was written by hand and stays.
 * @throws Error that names the mark that is missing.
 */
export function withSections(document: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce((text, [name, content]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = text.indexOf(open);
    const to = text.indexOf(close, from);
    if (from < 0 || to < 0) {
      throw new Error(
        `The document has no place for "${name}". Write ${open} and ${close} into it.`,
      );
    }
    return `${text.slice(0, from + open.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
  }, document);
}
