import { site } from '@lawyers/domain';

/** What a tab and the history show: discreet, since both are seen over a shoulder. */
export function pageTitle(title: string): string {
  return title === site.brand ? title : `${title} | ${site.brand}`;
}
