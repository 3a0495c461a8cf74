import { startExit } from './exit';
import { startHydration } from './hydration';
import { startIssueSync } from './issue-sync';

// The one script of every page, loaded without blocking it. Whatever it adds also works without it, only less well.
startExit(document);
startIssueSync(document);
startHydration(document.currentScript?.dataset['start']);
