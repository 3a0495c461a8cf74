import { createRoot } from 'react-dom/client';
import { isLanguage, pathIn, paths } from '@lawyers/domain';
import { shownPath } from '../../every-page/reload-on-back';
import { IslandProviders } from '../../hydration/island-providers';
import { pageTitle } from '../../seo/page-meta';
import { confirmCopy } from './confirm.copy';
import { Confirmation, type ConfirmedCase } from './confirmation';

/**
 * Turns the current page into the confirmation, and pushes its path to the history (requirements § 2.8). It does not
 * load a document: the reference stays in memory only, and a failed page load cannot hide that the message was sent.
 */
export function showConfirmation(
  page: Document,
  reference: string,
  confirmedCase: ConfirmedCase,
): void {
  const main = page.createElement('main');
  main.id = 'content';
  main.tabIndex = -1;
  page.querySelector('main')?.replaceWith(main);
  for (const link of page.querySelectorAll('[aria-current="page"]')) {
    link.removeAttribute('aria-current');
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    if (isLanguage(link.hreflang)) link.href = pathIn(link.hreflang, paths.confirm);
  }
  // Pushed after the form is removed, so that the browser does not save form data with the history entry.
  history.pushState(null, '', paths.confirm);
  // Tells `every-page/reload-on-back.ts`, which reloads the page when the address is no longer that of its content,
  // that the content is now the confirmation.
  page.documentElement.dataset[shownPath] = paths.confirm;
  // Repeats what `every-page/reload-on-back.ts` does, since that script may have failed to load. `pushState` loads no
  // document, so Back changes only the address. Without a reload, the form would not come back.
  addEventListener('popstate', () => {
    if (location.pathname !== paths.confirm) location.reload();
  });
  page.title = pageTitle(confirmCopy.title);
  page.documentElement.scrollTop = 0;
  createRoot(main).render(
    <IslandProviders>
      <Confirmation reference={reference} confirmedCase={confirmedCase} />
    </IslandProviders>,
  );
}
