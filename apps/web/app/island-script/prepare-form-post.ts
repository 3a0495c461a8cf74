import { clearForms } from '../page-script/leave';
import { fillFromQuery } from './fill-from-query';

/**
 * Prepares a form that the browser posts because its island is lost: shows the note above it, fills in the address's
 * issue and zip code, and empties it once it is posted, since Back would show every answer.
 */
export function prepareFormPost(page: Document): void {
  page.querySelector('[data-form-post]')?.removeAttribute('hidden');
  fillFromQuery(page);
  page.addEventListener('submit', () =>
    addEventListener('pagehide', () => {
      clearForms(page);
      fillFromQuery(page);
    }),
  );
}
