import type { Plugin } from 'vite';

/** What the framework adds to the address of a route's module, when it bundles it for the browser. */
const clientRoute = '?__react-router-build-client-route';

/** Leaves the routes out of the browser's bundle: only islands run there (decision 0005). */
export function onlyIslands(): Plugin {
  return {
    name: 'only-islands',
    apply: 'build',
    // After the framework, which fills these modules.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (_code, id) => (id.endsWith(clientRoute) ? 'export {}' : undefined),
  };
}
