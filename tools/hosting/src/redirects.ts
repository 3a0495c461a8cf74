import type { BuiltPage } from './built-page';

/** One entry of `redirects.json`. */
export type Redirect = { readonly from: string; readonly to: string; readonly status: 301 };

/** An HTTP redirect for each page that only redirects. Hosts without redirects serve the page. */
export function siteRedirects(pages: readonly BuiltPage[]): readonly Redirect[] {
  return pages.flatMap(({ path, redirectTo }) =>
    redirectTo ? [{ from: path, to: redirectTo, status: 301 as const }] : [],
  );
}

/** Limit of Cloudflare Pages. Beyond it, the HTML pages still redirect. */
const maxLines = 2000;

/**
 * The redirects as a `_redirects` file, each with and without `!`: Netlify needs it to redirect where a file exists,
 * and Cloudflare ignores lines that have it.
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
