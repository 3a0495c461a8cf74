import type { Plugin } from 'vite';

/**
 * While developing, every change loads the page again: it is static HTML with islands in it, which the framework's own
 * updates, made for one application, do not know.
 */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    apply: 'serve',
    enforce: 'pre',
    hotUpdate() {
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
