import { offerAutofill } from './page-script/autofill';
import { clearRestoredForms } from './page-script/clear-restored-forms';
import { deferEarlyClicks } from './page-script/deferred-clicks';
import { startExitKeys } from './page-script/exit-keys';
import { startExitLink } from './page-script/exit-link';
import { fillFromQuery } from './page-script/fill-from-query';
import { prepareFormPost } from './page-script/form-post';
import { followHistory } from './page-script/history';
import { startHydration } from './page-script/hydration';
import { keepQuery } from './page-script/language-link';
import { forgetLeftPage } from './page-script/left-page';
import { startMenu } from './page-script/menu';
import { openTarget } from './page-script/open-target';
import { watchActivity } from './page-script/quiet';
import { runEach } from './page-script/run-each';

// The script of every page, loaded async (decision 0007). Pages work without it, with fewer features.

function startPage(): void {
  runEach(document, [
    startExitLink,
    startExitKeys,
    forgetLeftPage,
    clearRestoredForms,
    fillFromQuery,
    offerAutofill,
    openTarget,
    startMenu,
    followHistory,
    keepQuery,
    watchActivity,
    startParts,
    startIslands,
  ]);
}

/** Starts the scripts that parts of a page have of their own. */
function startParts(page: Document): void {
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-script]'))
    void import(/* @vite-ignore */ dataset['script']!);
}

function startIslands(page: Document): void {
  const start = page.querySelector<HTMLElement>('[data-start]')?.dataset['start'];
  if (start) deferEarlyClicks(page, startHydration(page, start), () => prepareFormPost(page));
}

// From the HTTP cache, the script may run before the document is parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
else startPage();
