import { startExitKeys } from './page-script/exit-keys';
import { startExitLink } from './page-script/exit-link';
import { followHistory } from './page-script/history';
import { forgetLeftPage } from './page-script/left-page';
import { startMenu } from './page-script/menu';
import { openTarget } from './page-script/open-target';
import { runWhenParsed } from './page-script/run-each';

// The script of every page, loaded async (decision 7). Pages work without it, with fewer features. It hydrates nothing:
// `entry.islands.ts` does, on pages with forms.

runWhenParsed(
  startExitLink,
  startExitKeys,
  forgetLeftPage,
  openTarget,
  startMenu,
  followHistory,
  keepQuery,
  startParts,
);

/** Keeps the query on the links to the other languages, which a static page cannot know. */
function keepQuery(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.search = location.search;
  }
}

/** Starts the scripts that parts of a page have of their own. */
function startParts(page: Document): void {
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-script]')) {
    const start = dataset['script']!;
    // Browsers remember what failed, so a second request needs another address. It is no template in `import` itself: to
    // that, Vite would add a helper of 0.6 kB.
    const again = `${start}?1`;
    import(/* @vite-ignore */ start).catch(() => import(/* @vite-ignore */ again));
  }
}
