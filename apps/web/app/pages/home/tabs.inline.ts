import { switchTabs } from './switch-tabs';

// Inline behind the tabs of the home page.
switchTabs(document);
