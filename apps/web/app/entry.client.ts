import { forgetLeftPage, startExitKeys, startExitLink } from '@lawyers/ui/exit';
import { startMenu } from '@lawyers/ui/menu-script';
import { followHistory } from './every-page/history';
import { openTarget } from './every-page/open-target';
import { runWhenParsed } from './every-page/run-when-parsed';

// The script of every page, loaded asynchronously (decision 7). Pages also work without it, with fewer features. It
// does not hydrate anything; on pages with islands, `hydration/` does.

runWhenParsed(
  startExitLink,
  startExitKeys,
  forgetLeftPage,
  openTarget,
  startMenu,
  followHistory,
  keepQuery,
);

/**
 * Appends the current query to the links to other languages. The HTML cannot contain it, since one file serves all
 * queries.
 */
function keepQuery(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.search = location.search;
  }
}
