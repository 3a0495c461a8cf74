type Piece =
  | { kind: 'literal'; text: string }
  | { kind: 'variable'; name: string }
  | { kind: 'block'; name: string; pieces: Piece[] };

/** A parsed template with `{{variables}}` and `{{#optional}}...{{/optional}}` blocks. */
export type TemplateText = { pieces: Piece[]; variables: ReadonlySet<string> };

/**
 * Parses a template before any values are inserted, so that braces in values have no effect.
 * @param location The file, for errors.
 * @throws Error with file, line, and fix for `{{{`, nested blocks, or an unclosed block.
 */
export function parseTemplateText(source: string, location: string): TemplateText {
  const root: Piece[] = [];
  const variables = new Set<string>();
  let open: Extract<Piece, { kind: 'block' }> | null = null;
  let end = 0;

  for (const match of source.matchAll(/\{\{\{[^{}]*\}\}\}|\{\{([^{}]*)\}\}|\{\{/g)) {
    const [tag, content = ''] = match;
    const fail = (problem: string): never => {
      const line = source.slice(0, match.index).split('\n').length;
      throw new Error(`${location}, line ${line}: ${problem}`);
    };
    if (source.startsWith('{{{', match.index)) {
      fail(`${tag} would let a visitor's text in unescaped. Write {{name}}, with two braces.`);
    }
    const [, sign = '', name = ''] = /^([#/]?)([A-Za-z_][\w-]*)$/.exec(content.trim()) ?? [];
    if (name === '') fail(`"${tag}" is not a variable. Write {{name}}, {{#name}} or {{/name}}.`);

    const pieces: Piece[] = open ? open.pieces : root;
    if (match.index > end) pieces.push({ kind: 'literal', text: source.slice(end, match.index) });
    end = match.index + tag.length;

    if (sign === '') {
      pieces.push({ kind: 'variable', name });
    } else if (sign === '#') {
      if (open) fail(`${tag} is inside {{#${open.name}}}. Close that block first.`);
      open = { kind: 'block', name, pieces: [] };
      root.push(open);
    } else {
      if (open?.name !== name) fail(`${tag} closes nothing. Open it with {{#${name}}} first.`);
      open = null;
    }
    variables.add(name);
  }

  if (open)
    throw new Error(`${location}: {{#${open.name}}} is never closed. Add {{/${open.name}}}.`);
  if (end < source.length) root.push({ kind: 'literal', text: source.slice(end) });
  return { pieces: root, variables };
}

/**
 * Renders a template. A missing variable is empty; an optional block is omitted if its variable is empty.
 * @param escape Applied to every value.
 */
export function renderTemplateText(
  text: TemplateText,
  valueOf: (name: string) => string,
  escape: (value: string) => string = (value) => value,
): string {
  const render = (piece: Piece): string => {
    if (piece.kind === 'literal') return piece.text;
    if (piece.kind === 'variable') return escape(valueOf(piece.name));
    return valueOf(piece.name) === '' ? '' : piece.pieces.map(render).join('');
  };
  return text.pieces.map(render).join('');
}
