import { offerAutofill } from './autofill';
import { clearRestoredForms } from './clear-restored-forms';
import { startExit } from './exit';
import { startMenu } from './menu';
import { deferEarlyClicks } from './deferred-clicks';
import { followHistory } from './history';
import { startHydration } from './hydration';
import { startIssueSync } from './issue-sync';
import { startTabs } from './tabs';

// The one script of every page, loaded without blocking it. Whatever it adds also works without it, only less well.
const start = document.currentScript?.dataset['start'];

function startPage(): void {
  startExit(document);
  clearRestoredForms(document);
  offerAutofill(document);
  startIssueSync(document);
  startTabs(document);
  startMenu(document);
  followHistory(document);
  if (start) deferEarlyClicks(document, startHydration(document, start));
}

// From a cache the script may come before the page that it looks at.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
else startPage();
