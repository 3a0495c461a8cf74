import createEmotionServer from '@emotion/server/create-instance';
import { Parser } from 'htmlparser2';
import * as css from 'lightningcss';
import { createStyleCache } from '../islands/emotion-cache';
import { islandStates, islandVariables } from './island-style.server';

/**
 * The style cache to render one page with. `addTo` then adds one style element, so that the page's policy needs one
 * hash (decision 10), and leaves out the class names of MUI that no rule needs (decision 15).
 * @param allNames Keeps them, so that React's development build reports no mismatch in an island.
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
      let result = `${html.slice(0, headEnd)}<style>${style.css}</style>`;
      let copied = headEnd;
      for (const { names, start, end } of classAttributes) {
        const kept = names.filter((name) => !isMui(name) || allNames || style.classes.has(name));
        result += html.slice(copied, start) + (kept.length > 0 ? `class="${kept.join(' ')}"` : '');
        copied = end;
      }
      return result + html.slice(copied);
    },
  };
}

/** What a page needs of its CSS, besides the rules of its elements. */
type Use = {
  /** The classes of MUI on its elements, and those that its islands add later. */
  readonly muiClasses: ReadonlySet<string>;
  /** The CSS variables that its attributes read, such as the `fill` of a picture, and its islands later. */
  readonly variables: ReadonlySet<string>;
};

function readPage(html: string) {
  const classAttributes: { names: readonly string[]; start: number; end: number }[] = [];
  const muiClasses = new Set<string>();
  const variables = new Set<string>();
  let headEnd = 0;
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'class') {
        const names = value.split(' ');
        classAttributes.push({ names, start: parser.startIndex, end: parser.endIndex });
        for (const one of names.filter(isMui)) muiClasses.add(one);
      } else if (name === 'data-island') {
        for (const state of islandStates) muiClasses.add(state);
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
  return { muiClasses, variables, headEnd, classAttributes };
}

const isMui = (name: string) => name.startsWith('Mui');

type Style = { readonly css: string; readonly classes: ReadonlySet<string> };

const pruned = new Map<string, Style>();

/** Pages of a kind have the same CSS, and each kind takes longer to prune than a page to render (decision 19). */
function pruneOnce(all: string, { muiClasses, variables }: Use): Style {
  const key = JSON.stringify([all, [...muiClasses].sort(), [...variables].sort()]);
  const style = pruned.get(key) ?? prune(all, { muiClasses, variables });
  pruned.set(key, style);
  return style;
}

/**
 * Removes the selectors with a class of MUI that no element has, and the variables that nothing reads.
 * @throws Error that names a variable which is read without a fallback and declared nowhere.
 */
function prune(all: string, { muiClasses, variables }: Use): Style {
  const classes = new Set<string>();
  const Selector = (selector: css.Selector) => {
    const names = classNames(selector);
    if (names.some((name) => isMui(name) && !muiClasses.has(name))) return [];
    for (const name of names) classes.add(name);
    return selector;
  };
  const matching = css.transform({ filename, code: Buffer.from(all), visitor: { Selector } });
  const code = withoutUnreadVariables(matching.code, variables);
  const small = css.transform({ filename, code, minify: true, ...prefixesOnly });
  return { css: Buffer.from(small.code).toString(), classes };
}

/** Repeats until nothing changes, since an unread variable may be the only reader of another one. */
function withoutUnreadVariables(code: Uint8Array, kept: ReadonlySet<string>): Uint8Array {
  const read = new Set(kept);
  const needed = new Set(kept);
  const declared = new Set<string>();
  const Variable = ({ name, fallback }: css.Variable) => {
    read.add(name.ident);
    if (!fallback) needed.add(name.ident);
  };
  css.transform({ filename, code, visitor: { Variable } });
  let dropped = false;
  // Also called for properties that the parser does not know.
  const custom = ({ name }: css.CustomProperty) => {
    declared.add(name);
    if (!name.startsWith('--') || read.has(name)) return undefined;
    dropped = true;
    return [];
  };
  const result = css.transform({ filename, code, visitor: { Declaration: { custom } } });
  if (dropped) return withoutUnreadVariables(result.code, kept);
  const missing = [...needed].filter((name) => !declared.has(name));
  if (missing.length > 0) throw new Error(`Nothing declares ${missing.join(', ')}, which is read.`);
  return code;
}

/** The classes that an element, or one around it, must have. One inside `:not()` does not have to be on the page. */
function classNames(selector: css.Selector): readonly string[] {
  return selector.flatMap((part): readonly string[] => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class') return [];
    const listed = part.kind === 'is' || part.kind === 'where' || part.kind === 'has';
    return listed ? part.selectors.flatMap(classNames) : [];
  });
}

const filename = 'page.css';

// The browsers of the build target in vite.config.ts. Adds only prefixes: other features have fallbacks in the CSS.
const prefixesOnly = {
  targets: css.browserslistToTargets(['safari 14', 'chrome 87', 'firefox 78']),
  exclude:
    css.Features.Selectors |
    css.Features.Colors |
    css.Features.ClampFunction |
    css.Features.FontFamilySystemUi |
    css.Features.LogicalProperties |
    css.Features.LightDark,
};
