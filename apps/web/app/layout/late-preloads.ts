/** In ms since the visitor asked for the page. Over slow 4G, connecting alone takes longer. */
const slowArrival = 500;

/**
 * The code of the only inline script of the site, whose hash the policy has (decision 9). Chrome delays the first paint
 * for preloaded fonts. Over a slow connection they come too late to be shown, so this line removes their links. It asks
 * for the fonts before that, since Chrome would cancel the requests and repeat them. It must follow the styles.
 */
export const removeLatePreloads = `if(performance.now()>${slowArrival}){document.fonts.load("1em Newsreader,Atkinson Hyperlegible Next");for(let link of document.querySelectorAll("link[as]"))link.remove()}`;
