import { createHash } from 'node:crypto';
import { elementsOf } from '@lawyers/hosting';
import type { Page } from './launch';

/** What the checks need of a built page. */
export function readPage(path: string, html: string): Page {
  const elements = elementsOf(html);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const actions = named('form').flatMap(({ attributes }) => attributes['action'] ?? []);
  return {
    path,
    styleHashes: named('style').map(
      ({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
    postTo: actions.flatMap((action) => (URL.canParse(action) ? [new URL(action).origin] : [])),
    texts: elements.flatMap(({ text, attributes }) => [text, ...Object.values(attributes)]),
  };
}
