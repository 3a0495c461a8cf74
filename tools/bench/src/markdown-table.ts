/** A Markdown table; columns whose name begins with `>` are numbers and stand at the right. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const names = columns.map((column) => column.replace(/^>/, ''));
  const sides = columns.map((column) => (column.startsWith('>') ? '---:' : '---'));
  return [names, sides, ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

function cell(content: string | number): string {
  return `${content}`.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
