import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router-dom';
import { BrowserModulesContext } from './hydration/browser-modules';
import { browserModules } from './hydration/browser-modules.server';
import { IslandCache } from './hydration/island-providers';
import { createPageStyle } from './page-style/page-style.server';
import { notFoundPath } from './prerender-paths';

/** Renders one page to complete HTML, in the build and in the development server. The site has no server of its own. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (context.isSpaMode) return unusedFallback(status);
  if (!import.meta.env.DEV)
    refusePathWithoutRoute(new URL(request.url).pathname.replace(/\/$/, ''), context);
  const style = createPageStyle({ allNames: import.meta.env.DEV });
  // Leaves out the data for React Router's scripts, which no page loads (decision 5).
  const content = { ...context, serverHandoffStream: undefined };
  const { prelude } = await prerender(
    <CacheProvider value={style.cache}>
      <IslandCache value={style.cache}>
        <BrowserModulesContext value={browserModules()}>
          <ServerRouter context={content} url={request.url} />
        </BrowserModulesContext>
      </IslandCache>
    </CacheProvider>,
  );
  const html = await new Response(prelude).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(style.addTo(html), { status, headers });
}

/**
 * Refuses a path of the site that has no route. The catch-all route would otherwise render the not-found page for it,
 * to which the sitemap and links would lead.
 * @throws Error that names the path.
 */
function refusePathWithoutRoute(path: string, { staticHandlerContext }: EntryContext): void {
  const isCatchAll = staticHandlerContext.matches.at(-1)?.route.path === '*';
  if (isCatchAll && path !== notFoundPath)
    throw new Error(
      `libs/domain/src/paths.ts has the path ${path}, but apps/web/app/routes.ts has no page for it. Add one, or ` +
        'remove the path.',
    );
}

/**
 * Tells the build in one line which page could not be rendered, why, and in which file. `build/build-language.ts` runs
 * this build as a child process, receives the line, and adds it to the error that it throws. In a process that nobody
 * has forked, the error goes to the console.
 */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (!process.send) return console.error(error);
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = stack.split('\n').find((line) => /\/(apps|libs)\//.test(line)) ?? '';
  process.send(`${new URL(request.url).pathname}: ${message} ${place.trim()}`);
}

/**
 * React Router demands a fallback page for client-side navigation, and checks that it contains these strings. The site
 * needs none, since every path has a file, and `finish-language.ts` leaves the fallback out.
 */
function unusedFallback(status: number): Response {
  return new Response('window.__reactRouterContext = window.__reactRouterRouteModules =', {
    status,
  });
}
