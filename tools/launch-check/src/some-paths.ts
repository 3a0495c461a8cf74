/** A list of pages or files in few words. */
export function somePaths(paths: readonly string[]): string {
  const [first, ...more] = paths;
  return more.length === 0 ? `${first}` : `${first} and ${more.length} more`;
}
