import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The scripts that pages name. */
const entries = ['entry.client.ts', 'island-script/prepare-islands.ts'].map((file) =>
  resolve(import.meta.dirname, '../app', file),
);

const articles = resolve(import.meta.dirname, '../../../libs/blog-content/articles');

/** What must run before any other module: it defines the language, and what hot updates of components need. */
const first = ['/@vite/client', 'virtual:react-router/inject-hmr-runtime'];

/**
 * Reloads the page on every change during development. Pages are static HTML with islands, which React Router's hot
 * updates do not support.
 */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: entries },
      handler: (code) => first.map((module) => `import '${module}';\n`).join('') + code,
    },
    // No module imports an article.
    configureServer({ watcher }) {
      watcher.add(articles);
    },
    hotUpdate() {
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
