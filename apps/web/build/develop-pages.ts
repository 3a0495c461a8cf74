import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageScripts } from '../app/page-scripts.ts';

const entries = pageScripts.map((file) => resolve(import.meta.dirname, '../app', file));

/**
 * Modules that the scripts in `entries` import first during development. Vite's client reloads the page on the message
 * `full-reload` (below). It also defines the constants of Vite's option `define`, such as `__LANGUAGE__`, as global
 * variables. The other module prepares React's hot updates. If it has not run, every module with a component throws an
 * error. React Router's `Scripts` component would load both modules, but the pages of this site do not contain it.
 */
const first = ['/@vite/client', 'virtual:react-router/inject-hmr-runtime'];

const articles = resolve(import.meta.dirname, '../../../libs/blog-content/articles');

/**
 * During development, reloads the page after every change: pages are static HTML with islands, for which React Router's
 * hot updates do not work. Also redirects the pages of another language to that language's server, which listens at
 * another port.
 * @param compiledAtStart The absolute paths of the files that are compiled only when the server starts, those of inline
 * scripts. After a change to one, the server starts again.
 */
export function developPages(compiledAtStart: readonly string[]): Plugin {
  // The port of each language's server, by the first segment of its paths: `/es`, or empty for English.
  // `develop-site.ts` sets it.
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
      if (compiledAtStart.includes(file)) void server.restart();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer({ watcher, middlewares }) {
      // No module imports the articles' files, so Vite does not watch them by itself.
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
