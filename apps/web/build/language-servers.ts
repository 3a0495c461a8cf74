import type { Plugin } from 'vite';

type LanguageServer = {
  readonly language: string;
  readonly prefix: string;
  readonly port: number;
};

/**
 * During development, redirects a page of another language to the server of that language (`develop-site.ts`), which is
 * at another port, since a process renders one language.
 */
export function languageServers(own: string): Plugin {
  const servers = JSON.parse(process.env['LANGUAGE_SERVERS'] ?? '[]') as readonly LanguageServer[];
  return {
    name: 'language-servers',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '/', headers }, response, next) => {
        const first = /^\/[^/?]*/.exec(url)?.[0];
        const server =
          servers.find(({ prefix }) => prefix === first) ?? servers.find(({ prefix }) => !prefix);
        const isPage = headers.accept?.includes('text/html');
        if (!server || server.language === own || !isPage) return next();
        response.writeHead(302, { Location: `http://localhost:${server.port}${url}` }).end();
      });
    },
  };
}
