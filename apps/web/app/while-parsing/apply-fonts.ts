/** In ms since the visitor asked for the page. Over slow 4G, connecting alone takes longer. */
const slowArrival = 500;

/** In Mbit/s, as Chrome estimates it. Slow 4G has 1.6. */
const slowDownlink = 2;

/** What only Chromium has. */
type WithConnection = Navigator & { readonly connection?: { readonly downlink?: number } };
type Load = PerformanceEntry & { readonly deliveryType?: string };

/**
 * Applies the links that preload the fonts and the style that declares them, which match no medium until then, if the
 * page arrived quickly (decision 9). Over a slow connection, fonts would come too late to be shown, and delay the text
 * and the pictures.
 */
export function applyFontsInTime(page: Document): void {
  if (performance.now() >= slowArrival) return;
  const [load] = performance.getEntriesByType('navigation') as readonly Load[];
  const { connection } = navigator as WithConnection;
  // A page that Chrome fetched before the click (decision 21) is quick anywhere: there, the connection counts.
  const isPrefetched = load?.deliveryType === 'navigational-prefetch';
  if (isPrefetched && (connection?.downlink ?? Infinity) < slowDownlink) return;
  for (const waiting of page.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[media]'))
    waiting.media = 'all';
}
