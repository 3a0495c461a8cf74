import {
  browserslistToTargets,
  Features,
  transform,
  type Selector,
  type SelectorComponent,
} from 'lightningcss';
import { dropOverridden } from './drop-overridden';
import { mergeMediaQueries } from './merge-media-queries';

// The browsers of the build target in vite.config.ts. Adds only prefixes: other features have fallbacks in the CSS.
const prefixesOnly = {
  targets: browserslistToTargets(['safari 14', 'chrome 87', 'firefox 78']),
  exclude:
    Features.Selectors |
    Features.Colors |
    Features.ClampFunction |
    Features.FontFamilySystemUi |
    Features.LogicalProperties |
    Features.LightDark,
};

export type PruneCssOptions = {
  readonly rename: (className: string) => string;
  /** Whether an element can have the classes that a selector names. */
  readonly canMatch: (classNames: readonly string[]) => boolean;
  /** CSS variables that are read outside of this CSS. */
  readonly keep: ReadonlySet<string>;
};

export type PrunedCss = { readonly css: string; readonly classes: ReadonlySet<string> };

/** Minified CSS without the selectors that cannot match and the variables that nothing reads (decision 0015). */
export function pruneCss(css: string, { rename, canMatch, keep }: PruneCssOptions): PrunedCss {
  const classes = new Set<string>();
  const matching = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(mergeMediaQueries(dropOverridden(css))),
    visitor: {
      Selector(selector) {
        if (!canMatch(classNames(selector))) return [];
        const renamed = renameClasses(selector, rename);
        for (const name of classNames(renamed)) classes.add(name);
        return renamed;
      },
    },
  });
  return { css: withoutUnreadVariables(matching.code, keep), classes };
}

/** Repeats until nothing changes, since an unread variable may be the only reader of another one. */
function withoutUnreadVariables(code: Uint8Array, keep: ReadonlySet<string>): string {
  const read = new Set(keep);
  transform({
    filename: 'page.css',
    code,
    visitor: { Variable: ({ name }) => void read.add(name.ident) },
  });
  let dropped = false;
  const result = transform({
    filename: 'page.css',
    code,
    visitor: {
      Declaration: {
        // Also called for properties that the parser does not know.
        custom: ({ name }) => {
          if (!name.startsWith('--') || read.has(name)) return undefined;
          dropped = true;
          return [];
        },
      },
    },
  });
  if (dropped) return withoutUnreadVariables(result.code, keep);
  const small = transform({ filename: 'page.css', code, minify: true, ...prefixesOnly });
  return new TextDecoder().decode(small.code);
}

function classNames(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    // A class inside :not() does not have to be on the page.
    return isSelectorList(part) && part.kind !== 'not' ? part.selectors.flatMap(classNames) : [];
  });
}

function renameClasses(selector: Selector, rename: (className: string) => string): Selector {
  return selector.map((part) => {
    if (part.type === 'class') return { ...part, name: rename(part.name) };
    if (!isSelectorList(part)) return part;
    return { ...part, selectors: part.selectors.map((inner) => renameClasses(inner, rename)) };
  });
}

type SelectorList = Extract<SelectorComponent, { kind: 'is' | 'where' | 'has' | 'not' }>;

function isSelectorList(part: SelectorComponent): part is SelectorList {
  return part.type === 'pseudo-class' && /^(is|where|has|not)$/.test(part.kind);
}
