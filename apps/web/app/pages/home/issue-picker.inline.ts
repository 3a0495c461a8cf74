import { syncIssuePicker } from './sync-issue-picker';

// The home page contains this script inside its HTML, after the search form at its top. So the pictures of issues in
// that form can be chosen as soon as they are parsed, also if every script file fails to load.
syncIssuePicker(document);
