import { offerAutofill } from './autofill';
import { clearRestoredForms } from './clear-restored-forms';
import { deferEarlyClicks } from './deferred-clicks';
import { startExitKeys } from './exit-keys';
import { startExitLink } from './exit-link';
import { fillFromQuery } from './fill-from-query';
import { followHistory } from './history';
import { startHydration } from './hydration';
import { startIssueSync } from './issue-sync';
import { keepQuery } from './language-link';
import { forgetLeftPage } from './left-page';
import { startMenu } from './menu';
import { openTarget } from './open-target';
import { watchActivity } from './quiet';
import { runEach } from './run-each';

// The script of every page, loaded async (decision 0007). Pages work without it, with fewer features.
const { modules, early } =
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};

function startPage(): void {
  runEach(document, [
    startExitLink,
    startExitKeys,
    forgetLeftPage,
    clearRestoredForms,
    fillFromQuery,
    offerAutofill,
    startIssueSync,
    openTarget,
    startMenu,
    followHistory,
    keepQuery,
    watchActivity,
    startIslands,
  ]);
}

function startIslands(page: Document): void {
  if (!modules) return;
  const loading = startHydration(page, modules.split(' '), early !== undefined);
  deferEarlyClicks(page, loading, () => fillFromQuery(page));
}

// From the HTTP cache, the script may run before the document is parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
else startPage();
