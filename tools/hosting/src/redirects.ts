import type { BuiltPage } from './built-page';

/** One entry of `redirects.json`, which is a list of these. */
export type Redirect = { readonly from: string; readonly to: string; readonly status: 301 };

/** A real redirect for each page that only leads on; hosts that know none serve the page itself. */
export function siteRedirects(pages: readonly BuiltPage[]): readonly Redirect[] {
  return pages.flatMap(({ path, redirectTo }) =>
    redirectTo ? [{ from: path, to: redirectTo, status: 301 as const }] : [],
  );
}
