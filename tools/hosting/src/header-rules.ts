/**
 * One entry of `headers.json`, which is a list of these. `path` is an address with or without a slash at its end,
 * or everything below one when it ends in `/*`. Rules apply from first to last: each that matches sets its headers,
 * in place of those of the same name that an earlier one has set.
 */
export type HeaderRule = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** The headers that an address is answered with. */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) => pathPattern(rule.path).test(pathname));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

/**
 * What a rule's path matches, as a pattern that Node and nginx both read. A folder's `index.html` is the same page
 * as the folder.
 */
export function pathPattern(path: string): RegExp {
  if (path.endsWith('/*')) return new RegExp(`^${escape(path.slice(0, -1))}`);
  return new RegExp(`^${escape(path.replace(/\/$/, ''))}/*(?:index\\.html)?$`);
}

/** Whether some address could match both. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => path.replace(/\*$/, ''));
  if (one.endsWith('/*') && `${b}`.startsWith(`${a}`)) return true;
  return one === other || (other.endsWith('/*') && `${a}`.startsWith(`${b}`));
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
