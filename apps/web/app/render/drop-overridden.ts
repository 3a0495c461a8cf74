import { parse, type Declaration, type Rule } from 'postcss';

/**
 * Removes declarations that a later one in the same rule overrides. Our theme's declarations follow MUI's in one rule
 * and override many of them. The minifier keeps both, since it cannot tell whether a value with a variable is valid. A
 * value directly before another one of the same property stays, as a fallback.
 */
export function dropOverridden(css: string): string {
  const root = parse(css);
  root.walkDecls((declaration) => {
    if (isObsolete(declaration)) declaration.remove();
  });
  root.walkRules((rule) => {
    const declarations = declarationsOf(rule);
    declarations.forEach((declaration, index) => {
      const later = declarations.slice(index + 1);
      if (later.some((other, distance) => overrides(other, declaration, distance))) {
        declaration.remove();
      }
    });
  });
  return root.toString();
}

/**
 * True for MUI's declarations for older browsers than ours, and for those without effect: no element here has a
 * transition to turn off, the global style sets `box-sizing` for all elements, and the theme's shadows are `none`.
 */
function isObsolete({ prop, value, important, parent }: Declaration): boolean {
  if (important) return false;
  if (parent?.type === 'rule' && (parent as Rule).selector.endsWith('::-moz-focus-inner'))
    return true;
  return (
    (prop === 'box-sizing' && !isGlobal(parent)) ||
    prop === 'color-adjust' ||
    prop === '-webkit-tap-highlight-color' ||
    (prop === 'box-shadow' && value.startsWith('var(--shadows-')) ||
    (prop === 'transition' && value === 'none')
  );
}

const isGlobal = (parent: Declaration['parent']) =>
  parent?.type === 'rule' && (parent as Rule).selector.startsWith('*');

function overrides(later: Declaration, declaration: Declaration, distance: number): boolean {
  const { prop, important } = declaration;
  if (important || prop.startsWith('--')) return false;
  const covers = later.prop === prop || (shorthands.test(later.prop) && isPart(prop, later.prop));
  return covers && (distance > 0 || later.value.includes('var('));
}

/** Shorthands that set every property whose name begins with theirs. */
const shorthands = /^(background|padding|margin|border)$/;

function isPart(prop: string, shorthand: string): boolean {
  return prop.startsWith(`${shorthand}-`) && !/-(radius|collapse|spacing|clip)$/.test(prop);
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl');
}
