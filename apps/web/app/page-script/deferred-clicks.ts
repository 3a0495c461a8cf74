/** How long a press waits for its island, in milliseconds. Then the form does what it does without scripts. */
const longestHold = 5000;

const submit = '[type="submit"]';

/**
 * Holds a press of a form's button, while the form's island is not yet alive, and presses again when it is: an early
 * visitor gets the same answers as a late one. If the island does not come, the press is let through.
 *
 * @param loading fails when the islands cannot be loaded
 */
export function deferEarlyClicks(page: Document, loading: Promise<unknown>): void {
  let letThrough = false;
  loading.catch(() => (letThrough = true));
  const held = new Set<HTMLButtonElement>();

  page.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(`[data-island] ${submit}`);
    const island = button?.closest('[data-island]');
    if (!button || !island || letThrough) return;
    event.preventDefault();
    if (held.has(button)) return;
    held.add(button);
    button.setAttribute('aria-busy', 'true');
    const pressAgain = () => {
      clearTimeout(patience);
      if (!held.delete(button)) return;
      button.removeAttribute('aria-busy');
      // The island may have made its elements anew (`keep-form-data.ts`).
      const there = button.isConnected ? button : island.querySelector<HTMLElement>(submit);
      there?.click();
    };
    const giveUp = () => {
      letThrough = true;
      pressAgain();
    };
    island.addEventListener('alive', pressAgain, { once: true });
    loading.catch(giveUp);
    const patience = setTimeout(giveUp, longestHold);
  });
}
