import { paths } from '@lawyers/domain';
import { createRoot } from 'react-dom/client';
import { IslandProviders } from '../hydration/island-providers';
import { unmountIslands } from '../hydration/roots';
import { setShownPath } from '../page-script/history';
import { pageTitle } from '../seo/page-title';
import { confirmCopy } from './confirm.copy';
import { Confirmation } from './confirmation';

/**
 * Makes the page that is open the confirmation page, under that page's address. Nothing is loaded for it: the
 * reference is kept in memory alone, and a message that arrived must not end in a page that does not.
 */
export function showConfirmation(page: Document, reference: string): void {
  // Whoever is on the way out must not be shown, or leave in the history, that something was sent.
  if (page.documentElement.dataset['leaving'] !== undefined) return;
  unmountIslands();
  const main = page.createElement('main');
  main.id = 'content';
  main.tabIndex = -1;
  page.querySelector('main')?.replaceWith(main);
  for (const link of page.querySelectorAll('[aria-current="page"]')) {
    link.removeAttribute('aria-current');
  }
  // After the form is gone, so that the history keeps nothing of what stood in it.
  history.pushState(null, '', paths.confirm);
  setShownPath(page, paths.confirm);
  page.title = pageTitle(confirmCopy.title);
  page.documentElement.scrollTop = 0;
  createRoot(main).render(
    <IslandProviders>
      <Confirmation reference={reference} />
    </IslandProviders>,
  );
}
