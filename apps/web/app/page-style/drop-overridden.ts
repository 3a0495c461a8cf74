import { parse, type Declaration, type Rule } from 'postcss';

/**
 * CSS without the declarations that a later one of the same rule replaces. A theme's rules follow MUI's own in one
 * rule, so much of what MUI says is replaced at once; the minifier keeps it, since it cannot know whether a value with
 * a variable is valid. A value right before another for the same property is a fallback, and stays.
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
      if (later.some((other, distance) => replaces(other, declaration, distance))) {
        declaration.remove();
      }
    });
  });
  return root.toString();
}

/**
 * What MUI says for browsers older than ours, and what is so anyway: nothing here has a transition to stop, and the
 * global style sets `box-sizing` for everything.
 */
function isObsolete({ prop, value, important, parent }: Declaration): boolean {
  if (important) return false;
  if (parent?.type === 'rule' && (parent as Rule).selector.endsWith('::-moz-focus-inner'))
    return true;
  return (
    (prop === 'box-sizing' && !isGlobal(parent)) ||
    prop === 'color-adjust' ||
    prop === '-webkit-tap-highlight-color' ||
    (prop === 'transition' && value === 'none')
  );
}

const isGlobal = (parent: Declaration['parent']) =>
  parent?.type === 'rule' && (parent as Rule).selector.startsWith('*');

function replaces(later: Declaration, declaration: Declaration, distance: number): boolean {
  const { prop, important } = declaration;
  if (important || prop.startsWith('--')) return false;
  const covers = later.prop === prop || (shorthands.test(later.prop) && isPart(prop, later.prop));
  return covers && (distance > 0 || later.value.includes('var('));
}

/** Those that set every property whose name begins with theirs. */
const shorthands = /^(background|padding|margin|border)$/;

function isPart(prop: string, shorthand: string): boolean {
  return prop.startsWith(`${shorthand}-`) && !/-(radius|collapse|spacing|clip)$/.test(prop);
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl');
}
