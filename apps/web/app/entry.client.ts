import { startExitKeys } from './every-page/exit/exit-keys';
import { startExitLink } from './every-page/exit/exit-link';
import { forgetLeftPage } from './every-page/exit/after-leaving';
import { followHistory } from './every-page/history';
import { startMenu } from './every-page/menu';
import { openTarget } from './every-page/open-target';
import { runWhenParsed } from './every-page/run-each';

// The script of every page, loaded async (decision 7). Pages work without it, with fewer features. It hydrates nothing:
// `hydration/` does, on pages with islands.

runWhenParsed(
  startExitLink,
  startExitKeys,
  forgetLeftPage,
  openTarget,
  startMenu,
  followHistory,
  keepQuery,
);

/** Keeps the query on the links to the other languages, which a static page cannot know. */
function keepQuery(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.search = location.search;
  }
}
