import { lexer, type Token } from 'marked';

/** The text of each row's cells, without the header. */
export type Table = readonly (readonly string[])[];

/** The table of each section by its number, such as `3.4`. */
export function tablesBySection(markdown: string): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  let section = '';
  for (const token of lexer(markdown)) {
    if (token.type === 'heading') [section = ''] = (token['text'] as string).split(' ');
    if (token.type !== 'table') continue;
    if (tables.has(section)) throw new Error(`Section ${section} has more than one table.`);
    const rows = token['rows'] as readonly (readonly { readonly tokens: readonly Token[] }[])[];
    tables.set(
      section,
      rows.map((row) => row.map(({ tokens }) => tokens.map(textOf).join(''))),
    );
  }
  return tables;
}

function textOf(token: Token): string {
  return 'text' in token ? (token.text as string) : token.raw;
}
