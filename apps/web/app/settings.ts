import type { Settings } from '../settings/settings-schema';

declare const __SETTINGS__: Settings;

/** The build-time settings, checked and written in when the site was built. */
export const settings: Settings = __SETTINGS__;
