import type { Page } from '@playwright/test';

/**
 * Lists links, buttons, and fields less than 44 px high. A target passes if points 22 px above and below its center hit
 * it too, as in a row that is one link. A label counts as part of its checkbox or radio button. Links within a
 * sentence are exempt, as in WCAG 2.5.8.
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
      // Half a pixel of tolerance for rounding. The unfocused skip link is above the page.
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
