import { switchTabs } from './switch-tabs';

// The home page contains this script inside its HTML, after the tabs, so that they also work if every script file fails
// to load.
switchTabs(document);
