import './tab-script';
import { startIssueSync } from './issue-sync';

// What only the home page needs before hydration and without it. The page script imports it (decision 7).
startIssueSync(document);
