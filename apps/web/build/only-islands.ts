import type { Plugin } from 'vite';

/** The suffix that React Router adds to the id of a route module in the browser bundle. */
const clientRoute = '?__react-router-build-client-route';

/** Empties the route modules in the browser bundle: only islands run in the browser (decision 0005). */
export function onlyIslands(): Plugin {
  return {
    name: 'only-islands',
    apply: 'build',
    // After React Router's plugin, which generates these modules.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (_code, id) => (id.endsWith(clientRoute) ? 'export {}' : undefined),
  };
}
