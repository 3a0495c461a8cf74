/**
 * The width of the page with everything that overflows it, in CSS pixels; more than the window's if the page scrolls
 * horizontally. Runs in the browser.
 */
export const pageWidth = (): number => document.documentElement.scrollWidth;
