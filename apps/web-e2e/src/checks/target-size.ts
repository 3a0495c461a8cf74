import type { Page } from '@playwright/test';

/**
 * What is too small for a finger: links, buttons and fields less than 44 px high, unless a tap 22 px above and below
 * the middle hits the same one (a row that belongs to its link). A label counts as part of its box or radio button.
 * Links within a sentence are free, as in WCAG 2.5.8.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = 'a[href], button, summary, input:not([type="hidden"]), select, textarea';
    const isInSentence = (element: Element) => {
      const block = element.closest('p, li, dd, figcaption, span');
      const inline = element.matches('a') && getComputedStyle(element).display === 'inline';
      return inline && block !== null && block.textContent.trim() !== element.textContent.trim();
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      const isShown = element.checkVisibility({ visibilityProperty: true });
      if (!isShown || element.tabIndex < 0 || isInSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const shape = element.matches('[type="radio"], [type="checkbox"]')
        ? element.closest('label')!
        : element;
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      // Less half a pixel, which zoom and line heights may take; and a skip link waits above the page.
      if (bottom - top >= 43.5 || bottom < 0) continue;
      const hitsIt = (y: number) =>
        document.elementFromPoint((left + right) / 2, y)?.closest(targets) === element;
      const middle = (top + bottom) / 2;
      if (hitsIt(middle - 21.5) && hitsIt(middle + 21.5)) continue;
      small.push(`${Math.round(bottom - top)} px: ${element.outerHTML.slice(0, 120)}`);
    }
    return small;
  });
}
