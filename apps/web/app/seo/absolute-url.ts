import { settings } from '../settings';

/** The full address of a path or file of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, settings.VITE_SITE_URL).href;
}
