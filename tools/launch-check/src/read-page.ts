import { elementsOf } from '@lawyers/hosting';
import type { Page } from './launch';

/** What the checks need of a built page. */
export function readPage(path: string, html: string): Page {
  return {
    path,
    texts: elementsOf(html).flatMap(({ text, attributes }) => [text, ...Object.values(attributes)]),
  };
}
