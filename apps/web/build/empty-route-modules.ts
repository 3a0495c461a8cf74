import type { Plugin } from 'vite';

/** Matches the ids of route modules in the browser's bundle, to which React Router appends this suffix. */
const clientRoute = /\?__react-router-build-client-route$/;

/**
 * Replaces the route modules in the browser's bundle by empty ones. Pages are static HTML, and React hydrates only the
 * islands in them, which are components in files `*.island.tsx` (decision 5). So no browser loads a route module.
 */
export function emptyRouteModules(): Plugin {
  return {
    name: 'empty-route-modules',
    apply: 'build',
    // Runs after React Router's plugin, which generates these modules.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: clientRoute }, handler: () => 'export {}' },
  };
}
