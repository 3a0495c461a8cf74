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

/**
 * The class that MUI adds to the elements of a field when it gets an error, which happens only after hydration. Other
 * classes that MUI adds after hydration, such as `Mui-focused`, need no rules: focus is styled by pseudo-class, and no
 * component of MUI is ever disabled.
 */
const classOfErrors = 'Mui-error';

/**
 * The style cache with which one page is rendered. Afterward, `addTo` adds one style element to the HTML, so that the
 * CSS of all components needs only one hash in the Content Security Policy (decision 10), and removes MUI's class names
 * that no rule uses.
 * @param allNames Keeps all class names, so that React's development build reports no hydration mismatch in an island.
 */
export function createPageStyle({ allNames = false } = {}) {
  const cache = createStyleCache();
  // Created before rendering, because it makes the cache collect rules.
  const server = createEmotionServer(cache);
  return {
    cache,
    addTo(html: string): string {
      const chunks = server.extractCriticalToChunks(html).styles;
      const { headEnd, classAttributes, ...page } = readPage(html);
      const style = pruneOnce(chunks.map(({ css }) => css).join(''), page);
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

/** What decides which rules a page keeps. */
type Page = {
  readonly classes: ReadonlySet<string>;
  /** Whether React will hydrate a part of the page. */
  readonly hasIsland: boolean;
};

function readPage(html: string) {
  const classAttributes: { names: readonly string[]; start: number; end: number }[] = [];
  const classes = new Set<string>();
  let hasIsland = false;
  let headEnd = 0;
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'data-island') hasIsland = true;
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
  return { classes, hasIsland, headEnd, classAttributes };
}

const isMui = (name: string) => name.startsWith('Mui');

const pruned = new Map<string, ReturnType<typeof prune>>();

/**
 * Caches the pruned CSS (decision 15). Pages of one type have the same CSS, and pruning it takes longer than rendering
 * a page.
 */
function pruneOnce(all: string, page: Page) {
  const key = JSON.stringify([all, page.hasIsland, [...page.classes].sort()]);
  const style = pruned.get(key) ?? prune(all, page);
  pruned.set(key, style);
  return style;
}

/**
 * Minifies CSS, and removes rules for MUI classes that no element of the page has, and variables that nothing reads. A
 * page with an island keeps what it may need after hydration: the rules for errors, and all of `siteVariables`, which
 * the CSS that islands insert later may read.
 */
function prune(all: string, { classes, hasIsland }: Page) {
  const names = namesIn(all).map(({ name }) => name);
  const isUnused = (name: string) =>
    isMui(name) && !classes.has(name) && !(hasIsland && name === classOfErrors);
  const isUnread = ({ name, isReferenced }: CSSModuleExports[string]) =>
    name.startsWith('--') && !isReferenced && !(hasIsland && siteVariables.has(name));
  let css = all;
  let unusedSymbols = names.filter(isUnused);
  do {
    css = minified(css, { unusedSymbols });
    unusedSymbols = namesIn(css).flatMap((one) => (isUnread(one) ? one.name : []));
    // Repeated, since a removed variable may have been the only one to read another.
  } while (unusedSymbols.length > 0);
  return { css: minified(css, prefixesOnly), names: new Set(names) };
}

const { Selectors, Colors, ClampFunction, FontFamilySystemUi, LogicalProperties } = Features;

/**
 * Adds vendor prefixes for Safari 14, the oldest browser that the build target names (build/browser-targets.ts), and
 * for Chrome and Firefox of the same year. The excluded features have fallbacks in the CSS itself, so they must not be
 * rewritten.
 */
const prefixesOnly = {
  targets: browserslistToTargets(['safari 14', 'chrome 87', 'firefox 78']),
  exclude: Selectors | Colors | ClampFunction | FontFamilySystemUi | LogicalProperties,
};

const filename = 'page.css';

const minified = (css: string, options: Partial<TransformOptions<never>>) =>
  `${transform({ filename, code: Buffer.from(css), minify: true, ...options }).code}`;

/**
 * Lists the classes and variables of CSS. Lightning CSS returns them when it reads the CSS as a module; the pattern
 * keeps the names unchanged.
 */
function namesIn(css: string): CSSModuleExports[string][] {
  const cssModules = { pattern: '[local]', dashedIdents: true };
  return Object.values(transform({ filename, code: Buffer.from(css), cssModules }).exports ?? {});
}
