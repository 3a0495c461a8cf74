/**
 * Every text in the facts of `site.ts`, such as names and addresses, however deeply nested, with its key, such as
 * `social.0.url`.
 */
export function textsIn(
  fact: unknown,
  path: readonly string[] = [],
): readonly (readonly [key: string, text: string])[] {
  if (typeof fact === 'string') return [[path.join('.'), fact]];
  if (typeof fact !== 'object' || !fact) return [];
  return Object.entries(fact).flatMap(([name, value]) => textsIn(value, [...path, name]));
}
