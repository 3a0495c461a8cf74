import { switchTabs } from './switch-tabs';

// Contained in the home page, after the tabs.
switchTabs(document);
