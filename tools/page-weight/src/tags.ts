import { Parser } from 'htmlparser2';

/** An opening tag, with the names of its attributes in lower case. */
export type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** Elements whose content a browser with scripts does not act on. */
const inert: readonly string[] = ['noscript', 'template'];

/** The elements of a page that a browser with scripts would act on, in their order. */
export function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  let inside = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inside === 0) tags.push({ name, attributes });
      if (inert.includes(name)) inside += 1;
    },
    onclosetag(name) {
      if (inert.includes(name)) inside -= 1;
    },
  });
  parser.end(html);
  return tags;
}
