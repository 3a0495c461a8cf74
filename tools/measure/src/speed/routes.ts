import { paths } from '@lawyers/domain';

export type Route = {
  readonly name: string;
  readonly path: string;
  /** Lighthouse audits that fail by design of the page. */
  readonly skipAudits?: readonly string[];
};

/** One for every type of page. The largest element of article 14 is its cover. */
export const routes: readonly Route[] = [
  { name: 'home', path: paths.home },
  { name: 'intake', path: paths.intake, skipAudits: ['is-crawlable'] },
  { name: 'contact', path: paths.contact },
  { name: 'list', path: paths.blogPage(1) },
  { name: 'article', path: paths.article(14) },
];
