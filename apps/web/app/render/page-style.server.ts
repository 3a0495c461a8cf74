import createEmotionServer from '@emotion/server/create-instance';
import { Parser } from 'htmlparser2';
import * as css from 'lightningcss';
import { createStyleCache } from '../islands/emotion-cache';
import { islandStates, islandVariables } from './island-style.server';
import { prefixesOnly } from './prefixes.server';

/**
 * The style cache to render one page with. `addTo` then adds one style element, so that the page's policy needs one
 * hash (decision 10), and drops the class names of MUI that no rule has.
 * @param allNames Keeps them all, so that React's development build reports no mismatch in an island.
 */
export function createPageStyle({ allNames = false } = {}) {
  const cache = createStyleCache();
  // Must exist before rendering: it makes the cache collect rules.
  const server = createEmotionServer(cache);
  return {
    cache,
    addTo(html: string): string {
      const chunks = server.extractCriticalToChunks(html).styles;
      const { headEnd, classAttributes, ...use } = readPage(html);
      const style = pruneOnce(chunks.map((chunk) => chunk.css).join(''), use);
      const kept = (name: string) => style.names.has(name) || !isMui(name) || allNames;
      let result = `${html.slice(0, headEnd)}<style>${style.css}</style>`;
      let copied = headEnd;
      for (const { names, start, end } of classAttributes) {
        const used = names.filter(kept).join(' ');
        result += html.slice(copied, start) + (used && `class="${used}"`);
        copied = end;
      }
      return result + html.slice(copied);
    },
  };
}

function readPage(html: string) {
  const classAttributes: { names: readonly string[]; start: number; end: number }[] = [];
  const classes = new Set<string>();
  /** Those that attributes read, such as the `fill` of a picture, and islands later. */
  const variables = new Set<string>();
  let headEnd = 0;
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'class') {
        const names = value.split(' ');
        classAttributes.push({ names, start: parser.startIndex, end: parser.endIndex });
        for (const one of names) classes.add(one);
      } else if (name === 'data-island') {
        for (const state of islandStates) classes.add(state);
        for (const variable of islandVariables) variables.add(variable);
      } else if (value.includes('var(')) {
        const code = Buffer.from(`fill:${value}`);
        const Variable = ({ name: { ident } }: css.Variable) => void variables.add(ident);
        css.transformStyleAttribute({ filename, code, visitor: { Variable } });
      }
    },
    onclosetag(name) {
      if (name === 'head') headEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return { classes, variables, headEnd, classAttributes };
}

type Use = Pick<ReturnType<typeof readPage>, 'classes' | 'variables'>;

const isMui = (name: string) => name.startsWith('Mui');

const pruned = new Map<string, ReturnType<typeof prune>>();

/** Pages of a kind have the same CSS, and each kind takes longer to prune than a page to render (decision 19). */
function pruneOnce(all: string, use: Use) {
  const key = JSON.stringify([all, ...Object.values(use).map((names) => [...names].sort())]);
  const style = pruned.get(key) ?? prune(all, use);
  pruned.set(key, style);
  return style;
}

/** Drops rules for classes of MUI that no element has, and variables that nothing reads. */
function prune(all: string, { classes, variables }: Use) {
  const names = new Set<string>();
  const Selector = (selector: css.Selector) => {
    const own = classNames(selector);
    if (own.some((name) => isMui(name) && !classes.has(name))) return [];
    for (const name of own) names.add(name);
    return selector;
  };
  const matching = transformed(Buffer.from(all), { Selector });
  const code = withoutUnreadVariables(matching, variables);
  const small = css.transform({ filename, code, minify: true, ...prefixesOnly });
  return { css: Buffer.from(small.code).toString(), names };
}

/**
 * Repeats until nothing changes, since an unread variable may be the only reader of another one.
 * @throws Error that names a variable which is read without a fallback and declared nowhere.
 */
function withoutUnreadVariables(code: Uint8Array, kept: ReadonlySet<string>): Uint8Array {
  const readWithFallback = new Set<string>();
  const needed = new Set(kept);
  const declared = new Set<string>();
  const Variable = ({ name: { ident }, fallback }: css.Variable) =>
    void (fallback ? readWithFallback : needed).add(ident);
  transformed(code, { Variable });
  // Also called for properties that the parser does not know.
  const custom = ({ name }: css.CustomProperty) => {
    declared.add(name);
    const used = !name.startsWith('--') || needed.has(name) || readWithFallback.has(name);
    return used ? undefined : [];
  };
  const result = transformed(code, { Declaration: { custom } });
  if (result.length < code.length) return withoutUnreadVariables(result, kept);
  const missing = [...needed].filter((name) => !declared.has(name));
  if (missing.length > 0) throw new Error(`Nothing declares ${missing.join(', ')}, which is read.`);
  return code;
}

/** The classes that an element, or one around it, must have. One inside `:not()` does not have to be on the page. */
function classNames(selector: css.Selector): readonly string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return isList(part) && part.kind !== 'not' ? part.selectors.flatMap(classNames) : [];
  });
}

type List = Extract<css.SelectorComponent, { kind: 'is' | 'where' | 'has' | 'not' }>;
const isList = (part: css.SelectorComponent): part is List =>
  part.type === 'pseudo-class' && /^(is|where|has|not)$/.test(part.kind);

const filename = 'page.css';
const transformed = (code: Uint8Array, visitor: css.Visitor<never>) =>
  css.transform({ filename, code, visitor }).code;
