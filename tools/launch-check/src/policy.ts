/** The Content-Security-Policy among some headers: the sources of each directive. Empty when there is none. */
export function policyOf(
  headers: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
  const text = headers['Content-Security-Policy'] ?? '';
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  );
}
