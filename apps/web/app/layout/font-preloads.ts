/** In ms since the visitor asked for the page. Over slow 4G, connecting alone takes longer. */
const slowArrival = 500;

/**
 * The code of the only inline script of the site, whose hash the policy has (decision 9). Chrome delays the first paint
 * and pictures for preloaded fonts, so their links wait for this line. It applies them if the page arrived quickly: over
 * a slow connection fonts come too late to be shown.
 */
export const preloadFontsInTime = `if(performance.now()<${slowArrival})for(let link of document.querySelectorAll("link[as]"))link.media="all"`;
