import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router-dom';
import { createEmotionCache } from './emotion-cache';
import { pageStyle } from './page-style';

/** Renders one page to complete HTML, at build. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  // `prerender` waits for the router's own Suspense boundary; renderToString would cut it off (decision 0005).
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ServerRouter context={context} url={request.url} />
    </CacheProvider>,
  );
  const html = await new Response(prelude).text();
  const style = pageStyle(cache.key, extractCriticalToChunks(html).styles);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    html.replace('</head>', () => `${style}</head>`),
    {
      status,
      headers,
    },
  );
}
