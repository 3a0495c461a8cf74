import type { Redirect } from './redirects';

/** Cloudflare Pages reads so many lines; for the rest, the pages that redirect by themselves remain. */
const maxLines = 2000;

/**
 * The redirects as a `_redirects` file. Netlify prefers a file to a redirect unless its status is marked with `!`,
 * which Cloudflare does not know and passes over; so each stands there in both spellings.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to, status }) =>
      [from, `${from}/`].flatMap((path) => [`${path} ${to} ${status}!`, `${path} ${to} ${status}`]),
    )
    .slice(0, maxLines)
    .map((line) => `${line}\n`)
    .join('');
}
