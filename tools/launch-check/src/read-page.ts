import { createHash } from 'node:crypto';
import { attributeOf, elementsOf, textOf } from '@lawyers/hosting';
import type { Page } from './launch';

/** What the checks need of a built page. */
export function readPage(path: string, html: string): Page {
  const elements = elementsOf(html);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const actions = named('form').flatMap((form) => attributeOf(form, 'action') ?? []);
  return {
    path,
    styleHashes: named('style').map(
      (style) => `'sha256-${createHash('sha256').update(textOf(style)).digest('base64')}'`,
    ),
    postTo: actions.flatMap((action) => (URL.canParse(action) ? [new URL(action).origin] : [])),
    texts: elements.flatMap((element) => [
      textOf(element),
      ...element.attrs.map(({ value }) => value),
    ]),
  };
}
