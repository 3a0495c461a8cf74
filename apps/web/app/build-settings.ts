import type { Settings } from '../settings/settings-schema';

declare const __SETTINGS__: Settings;

/** The build-time settings, which the build validates and inlines. */
export const settings: Settings = __SETTINGS__;

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, settings.VITE_SITE_URL).href;
}
