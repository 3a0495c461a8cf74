import type { Plugin } from 'vite';

/** Ids of route modules in the browser bundle, to which React Router adds this suffix. */
const clientRoute = /\?__react-router-build-client-route$/;

/** Empties the route modules in the browser bundle: only islands run in the browser (decision 5). */
export function onlyIslands(): Plugin {
  return {
    name: 'only-islands',
    apply: 'build',
    // After React Router's plugin, which generates these modules.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: clientRoute }, handler: () => 'export {}' },
  };
}
