import type { Settings } from '../settings/settings-schema';

declare const __SETTINGS__: Settings;

/** The build-time settings, which the build validates and inlines. */
export const settings: Settings = __SETTINGS__;
