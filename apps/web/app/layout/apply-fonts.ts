/** In ms since the visitor asked for the page. Over slow 4G, connecting alone takes longer. */
const slowArrival = 500;

/**
 * The code of the only inline script of the site, whose hash the policy has (decision 9). The links that preload the
 * fonts and the style that declares them match no medium until this line applies them, which it does if the page arrived
 * quickly. Over a slow connection, fonts would come too late to be shown, and delay the text and the pictures.
 */
export const applyFontsInTime = `if(performance.now()<${slowArrival})for(let one of document.querySelectorAll("[media]"))one.media="all"`;
