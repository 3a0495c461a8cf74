import { parseSync, Visitor, type Plugin } from 'vite';

/**
 * Defines the language of the build, and removes the texts of other languages from the bundle: `t({ en: 'Send', es: …
 * })` becomes `('Send')`. The removal only makes files smaller: without it, `t` would choose the same text at run time.
 */
export function oneLanguage(language: string): Plugin {
  return {
    name: 'one-language',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    transform: {
      // Only modules that may import `t`: from '@lawyers/domain', or inside that library from './language'. In these,
      // nothing else is called `t`.
      filter: { code: ['@lawyers/domain', './language'] },
      handler: (code) => ({ code: keepLanguage(code, language), map: null }),
    },
  };
}

/** Returns the JavaScript code of a module without the texts of other languages. */
function keepLanguage(code: string, language: string): string {
  const cuts: (readonly [start: number, end: number])[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'Identifier' || callee.name !== 't') return;
      // An ESLint rule forbids every argument but an object literal.
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
  // A cut may lie inside another one, since a text may contain a further call of `t`.
  for (const [start, end] of cuts.sort(([a], [b]) => a - b)) {
    kept += code.slice(position, start);
    position = Math.max(position, end);
  }
  return kept + code.slice(position);
}
