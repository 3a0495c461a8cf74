import { clearForms } from '../page-script/leave';
import { fillFromQuery } from './fill-from-query';

/**
 * Prepares a form that the browser posts because its island is lost: shows the note above it, unless the island hydrates
 * after all, fills in the address's issue and zip code, and empties it once it is posted, since Back would show every
 * answer.
 */
export function prepareFormPost(page: Document): void {
  const note = page.querySelector('[data-form-post]');
  note?.removeAttribute('hidden');
  for (const island of page.querySelectorAll('[data-island$="-form"]'))
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
