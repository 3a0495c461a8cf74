import { unique, type BuiltPage } from './built-page';

/** One entry of `redirects.json`: a permanent redirect (status 301). */
export type Redirect = {
  readonly from: string;
  readonly to: string;
  /**
   * If set, every spelling of `to` that differs in upper and lower case redirects to it; `from` is the lowercase
   * spelling.
   */
  readonly anyCase?: true;
};

/**
 * Redirects to each of the fixed paths, such as `/contact`, from other spellings in upper and lower case, because most
 * hosts distinguish them and would answer 404; and one redirect for each page that only redirects.
 * @param fixedPaths The paths of pages other than articles and their lists.
 */
export function siteRedirects(
  pages: readonly BuiltPage[],
  fixedPaths: readonly string[],
): readonly Redirect[] {
  return [
    ...fixedPaths
      .filter((path) => path.toUpperCase() !== path.toLowerCase())
      .map((to) => ({ from: to.toLowerCase(), to, anyCase: true as const })),
    ...pages.flatMap(({ path, redirectTo }) =>
      redirectTo ? [{ from: path, to: redirectTo }] : [],
    ),
  ];
}

/** The address to which a path redirects, with or without a trailing slash; undefined if it does not. */
export function redirectFor(redirects: readonly Redirect[], pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return redirects.find(({ from, to, anyCase }) =>
    anyCase ? path !== to && path.toLowerCase() === from : path === from,
  )?.to;
}

/**
 * The addresses of a redirect for a host that can match only exact addresses: of all spellings in upper and lower case,
 * only the likely ones.
 */
export function spellings({ from, to, anyCase }: Redirect): readonly string[] {
  if (!anyCase) return [from];
  const capitalized = [from, to].map((path) =>
    path.replace(/[^/]+$/, (name) => name.charAt(0).toUpperCase() + name.slice(1)),
  );
  return unique([from, ...capitalized, to.toUpperCase()]).filter((path) => path !== to);
}

/**
 * The redirects as a `_redirects` file. Cloudflare Pages reads only its first 2,000 lines. The other spellings of paths
 * are among them, because `siteRedirects` returns them first. The rest are pages that only redirect, which do so by
 * their `<meta http-equiv="refresh">`, too.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.flatMap(linesFor).join('\n')}\n`;
}

/**
 * The lines of one redirect. Where it replaces a page, Netlify needs a `!` to prefer it to the page's file, and
 * Cloudflare ignores lines with `!`, so there are two lines. A spelling in other capitals gets only a line without `!`:
 * on a host that ignores capitals, the file of the page then has priority, and the page does not redirect to itself.
 */
function linesFor(redirect: Redirect): readonly string[] {
  const statuses = redirect.anyCase ? ['301'] : ['301!', '301'];
  return spellings(redirect)
    .flatMap((from) => [from, `${from}/`])
    .flatMap((from) => statuses.map((code) => `${from} ${redirect.to} ${code}`));
}
