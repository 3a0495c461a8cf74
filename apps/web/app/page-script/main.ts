import { emptyRestoredForms } from './drafts';
import { startExit } from './exit';
import { holdEarlyPresses } from './held-press';
import { followHistory } from './history';
import { startHydration } from './hydration';
import { startIssueSync } from './issue-sync';
import { startTabs } from './tabs';

// The one script of every page, loaded without blocking it. Whatever it adds also works without it, only less well.
startExit(document);
emptyRestoredForms(document);
startIssueSync(document);
startTabs(document);
followHistory(document);

const start = document.currentScript?.dataset['start'];
if (start) holdEarlyPresses(document, startHydration(document, start));
