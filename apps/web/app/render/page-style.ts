import createEmotionServer from '@emotion/server/create-instance';
import { Parser } from 'htmlparser2';
import {
  browserslistToTargets,
  Features,
  transform,
  transformStyleAttribute,
  type Selector,
  type Visitor,
} from 'lightningcss';
import { createStyleCache } from '../islands/emotion-cache';
import { islandStates, islandVariables } from './island-style';

/** The style cache to render one page with; `addTo` then adds the page's style to its head (decision 15). */
export function createPageStyle() {
  const cache = createStyleCache();
  // Must exist before rendering: it makes the cache collect rules.
  const server = createEmotionServer(cache);
  return {
    cache,
    addTo(html: string): string {
      const css = server.extractCriticalToChunks(html).styles.map((chunk) => chunk.css);
      const { headEnd, ...use } = readPage(html);
      // One element, so that the page's Content-Security-Policy needs one hash (decision 10).
      const style = `<style>${prunedOnce(css.join(''), use)}</style>`;
      return html.slice(0, headEnd) + style + html.slice(headEnd);
    },
  };
}

/** What a page needs of its CSS. */
type Use = {
  /** The classes of MUI on its elements, and those that its islands add later. */
  readonly muiClasses: ReadonlySet<string>;
  /** The CSS variables that its attributes read, such as the `fill` of a picture, and its islands later. */
  readonly variables: ReadonlySet<string>;
};

function readPage(html: string): Use & { readonly headEnd: number } {
  const muiClasses = new Set<string>();
  const variables = new Set<string>();
  let headEnd = 0;
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'class')
        value
          .split(' ')
          .filter(isMui)
          .forEach((one) => muiClasses.add(one));
      else if (name === 'data-island') {
        islandStates.forEach((state) => muiClasses.add(state));
        islandVariables.forEach((variable) => variables.add(variable));
      } else if (value.includes('var(')) {
        const code = encoder.encode(`fill:${value}`);
        transformStyleAttribute({ filename, code, visitor: readInto(variables) });
      }
    },
    onclosetag(name) {
      if (name === 'head') headEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return { muiClasses, variables, headEnd };
}

const isMui = (name: string) => name.startsWith('Mui');

const pruned = new Map<string, string>();

/** Pages of a kind have the same CSS, and each kind takes longer to prune than a page to render. */
function prunedOnce(css: string, { muiClasses, variables }: Use): string {
  const key = JSON.stringify([css, [...muiClasses].sort(), [...variables].sort()]);
  const result = pruned.get(key) ?? prune(css, { muiClasses, variables });
  pruned.set(key, result);
  return result;
}

/**
 * Minified CSS without the selectors that name a class of MUI that no element has, and without variables that nothing
 * reads.
 * @throws Error that names a variable which something reads and nothing declares.
 */
function prune(css: string, { muiClasses, variables }: Use): string {
  const matching = transform({
    filename,
    code: encoder.encode(css),
    visitor: {
      Selector: (selector) =>
        classNames(selector).every((name) => !isMui(name) || muiClasses.has(name)) ? selector : [],
    },
  });
  const code = withoutUnreadVariables(matching.code, variables);
  return decoder.decode(transform({ filename, code, minify: true, ...prefixesOnly }).code);
}

/** Repeats until nothing changes, since an unread variable may be the only reader of another one. */
function withoutUnreadVariables(code: Uint8Array, kept: ReadonlySet<string>): Uint8Array {
  const read = new Set(kept);
  transform({ filename, code, visitor: readInto(read) });
  let dropped = false;
  const result = transform({
    filename,
    code,
    visitor: {
      Declaration: {
        // Also called for properties that the parser does not know.
        custom({ name }) {
          if (!name.startsWith('--') || read.has(name)) return undefined;
          dropped = true;
          return [];
        },
      },
    },
  });
  return dropped ? withoutUnreadVariables(result.code, kept) : code;
}

/** Adds the names of variables that the CSS reads. */
function readInto(names: Set<string>): Visitor<never> {
  return { Variable: ({ name }) => void names.add(name.ident) };
}

/** The classes that an element, or one around it, must have. One inside `:not()` does not have to be on the page. */
function classNames(selector: Selector): readonly string[] {
  return selector.flatMap((part): readonly string[] => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class') return [];
    const { kind } = part;
    return kind === 'is' || kind === 'where' || kind === 'has'
      ? part.selectors.flatMap(classNames)
      : [];
  });
}

const filename = 'page.css';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

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
