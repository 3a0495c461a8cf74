import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** Each edit replaces `code.slice(start, end)`. */
type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The language whose column `withEnglish` also needs. */
const english = 'en';

/**
 * Defines the language of the build, and removes the texts of the others from the bundle: `t({ en: 'Send', es: … })`
 * becomes `('Send')`, and `withEnglish` keeps the English and its own column. Only bytes depend on it, since both
 * functions choose at run time as well.
 */
export function oneLanguage(language: string): Plugin {
  return {
    name: 'one-language',
    config: () => ({ define: { 'process.env.SITE_LANGUAGE': JSON.stringify(language) } }),
    transform: {
      // Modules that can import the two functions; the parser finds whether they do.
      filter: { code: ['@lawyers/domain', './language'] },
      handler: (code) => ({ code: keepLanguage(code, language), map: null }),
    },
  };
}

/** Returns a module of JavaScript without the texts of other languages. */
export function keepLanguage(code: string, language: string): string {
  const { program } = parseSync('module.js', code);
  const names = importedNames(program);
  const edits: Edit[] = [];
  new Visitor({
    CallExpression(call) {
      const name = call.callee.type === 'Identifier' ? names.get(call.callee.name) : undefined;
      const columns = name === undefined ? undefined : columnsOf(call);
      const own = columns?.get(language);
      if (!columns || !own) return undefined;
      if (name === 't') return void edits.push(...keepOnly(call, [own.value], '()'));
      const isKept = (key: string) => key === english || key === language;
      const kept = [...columns].flatMap(([key, column]) => (isKept(key) ? [column] : []));
      edits.push(...keepOnly(call.arguments[0]!, kept, '{}'));
    },
  }).visit(program);
  return applied(code, edits);
}

type Range = { readonly start: number; readonly end: number };
type Columns = ReadonlyMap<string, ESTree.ObjectProperty>;

/** The local names of `t` and `withEnglish`. */
function importedNames(program: ESTree.Program): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (!/^@lawyers\/domain$|\/language(?:\.ts)?$/.test(statement.source.value)) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
        continue;
      const { name } = specifier.imported;
      if (name === 't' || name === 'withEnglish') names.set(specifier.local.name, name);
    }
  }
  return names;
}

/** The properties of the object literal that is the only argument; undefined for any other call. */
function columnsOf({ arguments: [literal, ...more] }: ESTree.CallExpression): Columns | undefined {
  if (literal?.type !== 'ObjectExpression' || more.length > 0) return undefined;
  const columns = new Map<string, ESTree.ObjectProperty>();
  for (const property of literal.properties) {
    if (property.type !== 'Property' || property.kind !== 'init') return undefined;
    if (property.method || property.computed) return undefined;
    const { key } = property;
    columns.set(
      key.type === 'Identifier' ? key.name : String('value' in key && key.value),
      property,
    );
  }
  return columns;
}

/** The edits that leave only some parts of a node. */
function keepOnly(node: Range, kept: readonly Range[], brackets: '()' | '{}'): Edit[] {
  const [open = '', close = ''] = brackets;
  const ends = [node.start, ...kept.map(({ end }) => end)];
  const starts = [...kept.map(({ start }) => start), node.end];
  return ends.map((start, index) => ({
    start,
    end: starts[index]!,
    text: index === 0 ? open : index === kept.length ? close : ',',
  }));
}

/** Applies edits in order, without those inside a part that an earlier one has replaced. */
function applied(code: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < position) continue;
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}
