import type { Plugin } from 'vite';

/**
 * Reloads the page on every change during development. Pages are static HTML with islands, which React Router's hot
 * updates do not support.
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
