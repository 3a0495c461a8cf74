import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The scripts that pages name. */
const entries = ['entry.client.ts', 'before-hydration/before-hydration.ts'].map((file) =>
  resolve(import.meta.dirname, '../app', file),
);

/** What must run before any other module: it defines the language, and what hot updates of components need. */
const first = ['/@vite/client', 'virtual:react-router/inject-hmr-runtime'];

const articles = resolve(import.meta.dirname, '../../../libs/blog-content/articles');

/**
 * During development, reloads the page on every change, since pages are static HTML with islands, which React Router's
 * hot updates do not support. Redirects a page of another language to that language's server, at another port.
 */
export function developPages(): Plugin {
  const ports = JSON.parse(process.env['LANGUAGE_PORTS'] ?? '{}') as Record<string, number>;
  return {
    name: 'develop-pages',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: entries },
      handler: (code) => first.map((module) => `import '${module}';\n`).join('') + code,
    },
    hotUpdate({ file, server }) {
      // Compiled when the server starts.
      if (file.endsWith('.inline.ts')) void server.restart();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer({ watcher, middlewares }) {
      // No module imports an article.
      watcher.add(articles);
      middlewares.use(({ url = '/', headers, socket }, response, next) => {
        const [segment = ''] = /^\/[^/?]*/.exec(url) ?? [];
        const port = ports[segment] ?? ports[''];
        const isPage = headers.accept?.includes('text/html');
        if (!port || port === socket.localPort || !isPage) return next();
        response.writeHead(302, { Location: `http://localhost:${port}${url}` }).end();
      });
    },
  };
}
