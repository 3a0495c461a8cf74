import { parseSync, Visitor, type Plugin } from 'vite';

/**
 * Defines the language of the build, and removes the texts of the others from the bundle: `t({ en: 'Send', es: … })`
 * becomes `('Send')`. Only bytes depend on that, since `t` chooses at run time as well.
 */
export function oneLanguage(language: string): Plugin {
  return {
    name: 'one-language',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    transform: {
      // Modules of ours, in which nothing else is called `t`.
      filter: { code: ['@lawyers/domain', './language'] },
      handler: (code) => ({ code: keepLanguage(code, language), map: null }),
    },
  };
}

/** Returns a module of JavaScript without the texts of other languages. */
function keepLanguage(code: string, language: string): string {
  const cuts: (readonly [start: number, end: number])[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'Identifier' || callee.name !== 't') return;
      // Lint refuses anything but a literal.
      if (table?.type !== 'ObjectExpression') return;
      for (const column of table.properties) {
        if (column.type !== 'Property' || column.key.type !== 'Identifier') continue;
        if (column.key.name !== language) continue;
        const { start, end } = column.value;
        cuts.push([callee.start, callee.end], [table.start, start], [end, table.end]);
      }
    },
  }).visit(parseSync('module.js', code).program);
  let kept = '';
  let position = 0;
  // Cuts may lie inside others, since a text may have texts inside.
  for (const [start, end] of cuts.sort(([a], [b]) => a - b)) {
    kept += code.slice(position, start);
    position = Math.max(position, end);
  }
  return kept + code.slice(position);
}
