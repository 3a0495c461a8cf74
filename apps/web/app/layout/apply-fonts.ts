/** In ms since the visitor asked for the page. Over slow 4G, connecting alone takes longer. */
const slowArrival = 500;

/** In Mbit/s, as Chrome estimates it. Slow 4G has 1.6. */
const slowDownlink = 2;

/**
 * The links that preload the fonts and the style that declares them match no medium until this code applies them, which
 * it does if the page arrived quickly (decision 9). Over a slow connection, fonts would come too late to be shown, and
 * delay the text and the pictures. A page that Chrome fetched before the click (decision 21) is quick anywhere: there,
 * the connection counts.
 */
export const applyFontsInTime =
  `if(performance.now()<${slowArrival}&&` +
  `!(performance.getEntriesByType("navigation")[0]?.deliveryType=="navigational-prefetch"&&` +
  `navigator.connection?.downlink<${slowDownlink}))` +
  `for(let one of document.querySelectorAll("[media]"))one.media="all"`;
