import { forgetLeftPage, startExitKeys, startExitLink } from '@lawyers/ui/exit';
import { startMenu } from '@lawyers/ui/menu-script';
import { openForPrint } from './every-page/open-for-print';
import { reloadOnBack } from './every-page/reload-on-back';
import { runWhenParsed } from './every-page/run-when-parsed';
import { showFragment } from './every-page/show-fragment';

// The script of every page, loaded asynchronously (decision 7). Pages also work without it, with fewer features. It
// does not hydrate anything, although React Router expects that of a file with this name: React would delay pages that
// are complete as HTML. Only forms and a few other parts are hydrated, by the scripts in `hydration/`.

runWhenParsed(
  startExitLink,
  startExitKeys,
  forgetLeftPage,
  showFragment,
  openForPrint,
  startMenu,
  reloadOnBack,
  keepQuery,
);

/**
 * Appends the current query to the links to other languages, so that the intake page keeps its issue and zip code. The
 * HTML cannot contain the query, since one file serves all queries.
 */
function keepQuery(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.search = location.search;
  }
}
