/** A Markdown table; columns whose name starts with `>` are right-aligned. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const names = columns.map((column) => column.replace(/^>/, ''));
  const alignments = columns.map((column) => (column.startsWith('>') ? '---:' : '---'));
  return [names, alignments, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
