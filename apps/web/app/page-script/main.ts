import { offerAutofill } from './autofill';
import { clearRestoredForms } from './clear-restored-forms';
import { deferEarlyClicks } from './deferred-clicks';
import { startExit } from './exit';
import { followHistory } from './history';
import { startHydration } from './hydration';
import { startIssueSync } from './issue-sync';
import { keepQuery } from './language-link';
import { startMenu } from './menu';
import { openTarget } from './open-target';
import { startTabs } from './tabs';

// The script of every page, loaded async (decision 0007). Pages work without it, with fewer features.
const { start, preload } = document.currentScript?.dataset ?? {};

function startPage(): void {
  startExit(document);
  clearRestoredForms(document);
  offerAutofill(document);
  startIssueSync(document);
  startTabs(document);
  openTarget(document);
  startMenu(document);
  followHistory(document);
  keepQuery(document);
  if (start) deferEarlyClicks(document, startHydration(document, start, preload?.split(' ')));
}

// From the HTTP cache, the script may run before the document is parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
else startPage();
