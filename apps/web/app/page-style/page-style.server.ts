import createEmotionServer from '@emotion/server/create-instance';
import { Parser } from 'htmlparser2';
import {
  browserslistToTargets,
  Features,
  transform,
  type CSSModuleExports,
  type Selector,
  type TransformOptions,
} from 'lightningcss';
import { siteVariables } from '@lawyers/ui';
import { createStyleCache, emotionPrefix } from '../hydration/island-providers';

/**
 * The class that MUI adds to the elements of a field when it gets an error, which happens only after hydration. Other
 * classes that MUI adds after hydration, such as `Mui-focused`, need no rules: focus is styled by pseudo-class, and no
 * component of MUI is ever disabled.
 */
const classOfErrors = 'Mui-error';

/**
 * The style cache with which one page is rendered. Afterward, `addTo` adds one style element to the HTML, so that the
 * CSS of all components needs only one hash in the Content Security Policy (decision 10), removes MUI's class names
 * that no rule uses, and shortens Emotion's class names outside of islands.
 * @param allNames Keeps all class names as they are, so that React's development build reports no hydration mismatch in
 * an island, and a colleague finds the same name in the page and in Emotion.
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
      const style = pruneOnce(chunks.map(({ css }) => css).join(''), page, !allNames);
      const kept = (name: string) => style.names.has(name) || !isMui(name) || allNames;
      let result = `${html.slice(0, headEnd)}<style>${style.css}</style>`;
      let copied = headEnd;
      for (const { names, start, end } of classAttributes) {
        const used = names.filter(kept).map((name) => style.shortNames.get(name) ?? name);
        result += html.slice(copied, start) + (used.length > 0 ? `class="${used.join(' ')}"` : '');
        copied = end;
      }
      return result + html.slice(copied);
    },
  };
}

/** What decides which rules a page keeps, and under which names. */
type Page = {
  readonly classes: ReadonlySet<string>;
  /** The classes of elements that React will hydrate. */
  readonly islandClasses: ReadonlySet<string>;
  /** Whether React will hydrate a part of the page. */
  readonly hasIsland: boolean;
};

function readPage(html: string) {
  const classAttributes: { names: readonly string[]; start: number; end: number }[] = [];
  const classes = new Set<string>();
  const islandClasses = new Set<string>();
  let hasIsland = false;
  let headEnd = 0;
  // How many elements are open at a place of the HTML, and how many were when the island there began.
  let depth = 0;
  let islandDepth = Infinity;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
    },
    onattribute(name, value) {
      if (name === 'data-island') {
        hasIsland = true;
        islandDepth = depth;
      }
      if (name !== 'class') return;
      const names = value.split(' ');
      classAttributes.push({ names, start: parser.startIndex, end: parser.endIndex });
      for (const one of names) {
        classes.add(one);
        if (depth > islandDepth) islandClasses.add(one);
      }
    },
    onclosetag(name) {
      if (name === 'head') headEnd = parser.startIndex;
      if (depth === islandDepth) islandDepth = Infinity;
      depth -= 1;
    },
  });
  parser.end(html);
  return { classes, islandClasses, hasIsland, headEnd, classAttributes };
}

const isMui = (name: string) => name.startsWith('Mui');

const pruned = new Map<string, ReturnType<typeof prune>>();

/**
 * Caches the pruned CSS (decision 15). Pages of one type have the same CSS, and pruning it takes longer than rendering
 * a page.
 */
function pruneOnce(all: string, page: Page, shorten: boolean) {
  const sets = [page.classes, page.islandClasses].map((one) => [...one].sort());
  const key = JSON.stringify([all, page.hasIsland, sets, shorten]);
  const style = pruned.get(key) ?? prune(all, page, shorten);
  pruned.set(key, style);
  return style;
}

/**
 * Minifies CSS, and removes rules for MUI classes that no element of the page has, and variables that nothing reads. A
 * page with an island keeps what it may need after hydration: the rules for errors, and all of `siteVariables`, which
 * the CSS that islands insert later may read.
 */
function prune(all: string, { classes, islandClasses, hasIsland }: Page, shorten: boolean) {
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
  const shortNames = new Map<string, string>();
  const rename = (name: string) => {
    if (!shorten || !name.startsWith(emotionPrefix) || islandClasses.has(name)) return name;
    const short = shortNames.get(name) ?? shortName(shortNames.size);
    shortNames.set(name, short);
    return short;
  };
  const visitor = { Selector: (selector: Selector) => renameClasses(selector, rename) };
  return { css: minified(css, { ...prefixesOnly, visitor }), names: new Set(names), shortNames };
}

/** `a` to `z`, then `a1` to `z1`, and so on. */
const shortName = (index: number) =>
  String.fromCharCode('a'.charCodeAt(0) + (index % 26)) + (Math.floor(index / 26) || '');

/** Renames the classes of a selector, and of those inside of `:is`, `:not`, and `:has`. */
const renameClasses = (selector: Selector, rename: (name: string) => string): Selector =>
  selector.map((part) => {
    if (part.type === 'class') return { ...part, name: rename(part.name) };
    if (part.type !== 'pseudo-class' || part.kind === 'host' || !('selectors' in part)) return part;
    return { ...part, selectors: part.selectors.map((one) => renameClasses(one, rename)) };
  });

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
