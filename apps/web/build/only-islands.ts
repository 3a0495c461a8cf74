import type { Plugin } from 'vite';

/** Matches the ids of route modules in the browser's bundle, to which React Router appends this suffix. */
const clientRoute = /\?__react-router-build-client-route$/;

/**
 * Replaces the route modules in the browser's bundle by empty ones, because only islands run in the browser (decision
 * 5).
 */
export function onlyIslands(): Plugin {
  return {
    name: 'only-islands',
    apply: 'build',
    // Runs after React Router's plugin, which generates these modules.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: clientRoute }, handler: () => 'export {}' },
  };
}
