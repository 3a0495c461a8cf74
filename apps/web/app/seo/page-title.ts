import { site } from '@lawyers/domain';

/** The document title. It must be discreet, since others can see the tab and the history. */
export function pageTitle(title: string): string {
  return title === site.brand ? title : `${title} | ${site.brand}`;
}
