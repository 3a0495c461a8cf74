import { clearForms } from './clear-forms';
import { fillFromQuery } from './fill-from-query';

const formPostNote = (page: Document) => page.querySelector<HTMLElement>('[data-form-post]');

/**
 * Prepares a form that the browser posts because its island is lost: shows the note below it, unless the island hydrates
 * after all, fills in the address's issue and zip code, and empties it once it is posted, since Back would show every
 * answer.
 */
export function prepareFormPost(page: Document): void {
  const island = page.querySelector('[data-island$="-form"]');
  // Another island is lost.
  if (!island) return;
  const note = formPostNote(page);
  note?.removeAttribute('hidden');
  island.addEventListener('hydrated', () => note?.setAttribute('hidden', ''));
  fillFromQuery(page);
  page.addEventListener('submit', ({ defaultPrevented }) => {
    // By the island, after all.
    if (defaultPrevented) return;
    addEventListener('pagehide', () => {
      clearForms(page);
      fillFromQuery(page);
    });
  });
}

/** Brings the note to whoever has pressed Send. */
export function focusFormPostNote(page: Document): void {
  formPostNote(page)?.focus();
}
