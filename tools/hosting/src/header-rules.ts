/**
 * One entry of `headers.json`. `path` matches an address with or without a trailing slash. If it ends in `/*`, it
 * matches everything below that folder, but not the folder's address without a slash. Rules apply in order; a later
 * header replaces an earlier one of the same name.
 */
export type HeaderRule = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** The response headers of an address. */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) => pathPattern(rule.path).test(pathname));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

/**
 * A rule's path as a regular expression in the syntax that JavaScript and nginx share. It also matches the `index.html`
 * of a folder, which nginx serves for the folder's address.
 */
export function pathPattern(path: string): RegExp {
  if (path.endsWith('/*')) return new RegExp(`^${escape(path.slice(0, -1))}`);
  return new RegExp(`^${escape(path.replace(/\/$/, ''))}/*(?:index\\.html)?$`);
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
