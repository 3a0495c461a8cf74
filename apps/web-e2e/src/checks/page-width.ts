/**
 * The scroll width of the page in CSS pixels. It is larger than the window's width if the page scrolls horizontally.
 * Runs in the browser.
 */
export const pageWidth = (): number => document.documentElement.scrollWidth;
