import { palettes } from './palette';

const pathsOf = (value: unknown): string[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, inner]) =>
        pathsOf(inner).map((path) => `-${key}${path}`),
      )
    : [''];

/**
 * The variables of the theme that islands may read after the page is built: the site's colors, and what MUI reads
 * besides. A page keeps those, and the others of MUI's 427 that it reads (decision 15).
 */
export const siteVariables: ReadonlySet<string> = new Set([
  ...pathsOf(palettes.light).map((path) => `--palette${path}`),
  '--shape-borderRadius',
]);
