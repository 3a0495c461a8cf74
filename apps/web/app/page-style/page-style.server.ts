import createEmotionServer from '@emotion/server/create-instance';
import { Parser } from 'htmlparser2';
import {
  browserslistToTargets,
  Features,
  transform,
  type CSSModuleExports,
  type TransformOptions,
} from 'lightningcss';
import { siteVariables } from '@lawyers/ui';
import { createStyleCache } from '../hydration/island-providers';

/** The state that islands add to a class after hydration. Focus needs none, and no control is ever disabled. */
const islandState = 'Mui-error';

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
      const { headEnd, classAttributes, classes } = readPage(html);
      const style = pruneOnce(chunks.map(({ css }) => css).join(''), classes);
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
  let headEnd = 0;
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'data-island') classes.add(islandState);
      if (name !== 'class') return;
      const names = value.split(' ');
      classAttributes.push({ names, start: parser.startIndex, end: parser.endIndex });
      for (const one of names) classes.add(one);
    },
    onclosetag(name) {
      if (name === 'head') headEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return { classes, headEnd, classAttributes };
}

const isMui = (name: string) => name.startsWith('Mui');

const pruned = new Map<string, ReturnType<typeof prune>>();

/** Pages of a kind have the same CSS, and each kind takes longer to prune than a page to render (decision 15). */
function pruneOnce(all: string, classes: ReadonlySet<string>) {
  const key = JSON.stringify([all, [...classes].sort()]);
  const style = pruned.get(key) ?? prune(all, classes);
  pruned.set(key, style);
  return style;
}

/** Minifies, and drops rules for classes of MUI that no element has, and variables that nothing reads. */
function prune(all: string, classes: ReadonlySet<string>) {
  const names = namesIn(all).map(({ name }) => name);
  const isUnread = ({ name, isReferenced }: CSSModuleExports[string]) =>
    name.startsWith('--') &&
    !isReferenced &&
    !(classes.has(islandState) && siteVariables.has(name));
  let css = all;
  let unusedSymbols = names.filter((name) => isMui(name) && !classes.has(name));
  do {
    css = minified(css, { unusedSymbols });
    unusedSymbols = namesIn(css).flatMap((one) => (isUnread(one) ? one.name : []));
    // Again, since an unread variable may be the only reader of another one.
  } while (unusedSymbols.length > 0);
  return { css: minified(css, prefixesOnly), names: new Set(names) };
}

const { Selectors, Colors, ClampFunction, FontFamilySystemUi, LogicalProperties } = Features;

/** For the browsers of the build target in vite.config.ts. Other features than prefixes have fallbacks in the CSS. */
const prefixesOnly = {
  targets: browserslistToTargets(['safari 14', 'chrome 87', 'firefox 78']),
  exclude: Selectors | Colors | ClampFunction | FontFamilySystemUi | LogicalProperties,
};

const filename = 'page.css';

const minified = (css: string, options: Partial<TransformOptions<never>>) =>
  `${transform({ filename, code: Buffer.from(css), minify: true, ...options }).code}`;

/** Reads CSS as a module with unchanged names, since that lists its classes and variables. */
function namesIn(css: string): CSSModuleExports[string][] {
  const cssModules = { pattern: '[local]', dashedIdents: true };
  return Object.values(transform({ filename, code: Buffer.from(css), cssModules }).exports ?? {});
}
