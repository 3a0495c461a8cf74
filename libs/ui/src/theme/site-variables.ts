import { palettes } from './palette';

const pathsOf = (value: unknown): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, inner]) =>
        pathsOf(inner).map((path) => `-${key}${path}`),
      )
    : [''];

/**
 * The variables of the theme that islands may read after hydration: the site's colors, and the variable that MUI itself
 * reads. The build keeps these, and any other of MUI's 427 variables that a page uses (decision 15).
 */
export const siteVariables: ReadonlySet<string> = new Set([
  ...pathsOf(palettes.light).map((path) => `--palette${path}`),
  '--shape-borderRadius',
]);
