/**
 * A page that arrives this late counts as slow, in milliseconds since the visitor requested it. On slow 4G, connecting
 * alone takes longer.
 */
const slowArrival = 500;

/** A connection below this speed counts as slow, in Mbit/s, as estimated by Chrome. Slow 4G has 1.6. */
const slowDownlink = 2;

/** The Network Information API, which only Chromium has. */
type WithConnection = Navigator & { readonly connection?: { readonly downlink?: number } };
type Load = PerformanceEntry & { readonly deliveryType?: string };

/**
 * Enables the font preloads, and the font faces of the text, if the page arrived quickly (decision 9). Until then,
 * their media query matches nothing. On a slow connection, the fonts of the text would arrive too late to be used, and
 * the preloads would delay text and pictures.
 */
export function applyFontsInTime(page: Document): void {
  if (performance.now() >= slowArrival) return;
  const [load] = performance.getEntriesByType('navigation') as readonly Load[];
  const { connection } = navigator as WithConnection;
  // A page that Chrome prefetched before the click (decision 21) always arrives quickly, so the estimated speed of the
  // connection decides.
  const isPrefetched = load?.deliveryType === 'navigational-prefetch';
  if (isPrefetched && (connection?.downlink ?? Infinity) < slowDownlink) return;
  for (const waiting of page.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[media]'))
    waiting.media = 'all';
}
