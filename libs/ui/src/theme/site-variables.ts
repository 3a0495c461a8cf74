import { palettes } from './palette';

const pathsOf = (value: unknown): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, inner]) =>
        pathsOf(inner).map((path) => `-${key}${path}`),
      )
    : [''];

/**
 * The CSS variables of the theme that islands, the parts of a page that React hydrates, may read after hydration: the
 * site's colors, and `--shape-borderRadius`, which MUI itself reads. On a page with an island, the build keeps these,
 * even if no rule in the HTML reads them yet. It removes all other variables that nothing on the page reads (decision
 * 15).
 */
export const siteVariables: ReadonlySet<string> = new Set([
  ...pathsOf(palettes.light).map((path) => `--palette${path}`),
  '--shape-borderRadius',
]);
