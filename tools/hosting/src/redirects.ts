import { unique, type BuiltPage } from './built-page';

/** One entry of `redirects.json`, whose status is 301. */
export type Redirect = {
  readonly from: string;
  readonly to: string;
  /** `from`, in lower case, stands for every spelling of `to` in other capitals. */
  readonly anyCase?: true;
};

/** A redirect for each fixed path in other capitals, and for each page that only redirects. */
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

/** The target of an address, with or without a trailing slash; undefined if it has none. */
export function redirectFor(redirects: readonly Redirect[], pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return redirects.find(({ from, to, anyCase }) =>
    anyCase ? path !== to && path.toLowerCase() === from : path === from,
  )?.to;
}

/** The addresses that a host with only exact rules redirects: of other capitals, the usual ones. */
export function spellings({ from, to, anyCase }: Redirect): readonly string[] {
  if (!anyCase) return [from];
  const capitalized = [from, to].map((path) =>
    path.replace(/[^/]+$/, (name) => name.charAt(0).toUpperCase() + name.slice(1)),
  );
  return unique([from, ...capitalized, to.toUpperCase()]).filter((path) => path !== to);
}

/** The redirects as a `_redirects` file. Where Cloudflare Pages stops reading, at line 2,000, the pages still redirect. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.flatMap(linesFor).join('\n')}\n`;
}

/**
 * A page that only redirects exists, so Netlify needs a `!`, and Cloudflare ignores lines that have one. Another
 * spelling gets none: where a host ignores capitals, the page comes first, and nothing redirects to itself.
 */
function linesFor(redirect: Redirect): readonly string[] {
  const statuses = redirect.anyCase ? ['301'] : ['301!', '301'];
  return spellings(redirect)
    .flatMap((from) => [from, `${from}/`])
    .flatMap((from) => statuses.map((code) => `${from} ${redirect.to} ${code}`));
}
