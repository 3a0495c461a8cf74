import { settings } from '../settings';

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, settings.VITE_SITE_URL).href;
}

/** The share image of pages without one of their own. */
export const siteShareImage = '/open-graph.jpg';
