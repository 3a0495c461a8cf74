import type { HeaderRule } from './launch';

/**
 * The headers that a page is answered with. Read anew here, not with the code that wrote them: a check that shares
 * the mistakes of what it checks finds none.
 */
export function headersOf(
  rules: readonly HeaderRule[],
  path: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('/*')
      ? path.startsWith(rule.path.slice(0, -1))
      : withoutSlash(rule.path) === withoutSlash(path),
  );
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}
