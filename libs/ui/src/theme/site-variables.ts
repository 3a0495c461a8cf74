import { palettes } from './palette';

const pathsOf = (value: unknown): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, inner]) =>
        pathsOf(inner).map((path) => `-${key}${path}`),
      )
    : [''];

/**
 * The CSS variables of the theme that islands, the parts of a page that React hydrates, may read after hydration: the
 * site's colors, and `--shape-borderRadius`, which MUI itself reads. The build keeps these, even if no rule in the HTML
 * reads them yet, and any other of MUI's 427 variables that the page uses. It removes all others (decision 15).
 */
export const siteVariables: ReadonlySet<string> = new Set([
  ...pathsOf(palettes.light).map((path) => `--palette${path}`),
  '--shape-borderRadius',
]);
