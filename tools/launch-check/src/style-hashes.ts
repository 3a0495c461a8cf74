import { createHash } from 'node:crypto';

/** The hash of every style element of a page, as a policy's source. */
export function styleHashesOf(html: string): readonly string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css]) => `'sha256-${createHash('sha256').update(`${css}`).digest('base64')}'`,
  );
}
