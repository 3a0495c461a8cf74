/**
 * The width of the page with everything that overflows it, in CSS pixels; more than the window's if the page scrolls
 * horizontally. Runs in the browser. The footer is laid out first, without clipping what overflows it (`site-footer.tsx`).
 */
export function pageWidth(): number {
  const footer = document.querySelector('footer');
  if (footer) footer.style.contentVisibility = 'visible';
  return document.documentElement.scrollWidth;
}
