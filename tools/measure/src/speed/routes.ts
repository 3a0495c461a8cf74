import { intakeHref, paths } from '@lawyers/domain';

export type Route = {
  readonly name: string;
  readonly path: string;
  /** The built page's address, if it differs from the path. */
  readonly page?: string;
  /** Lighthouse audits that fail by design of the page. */
  readonly skipAudits?: readonly string[];
};

const noindex = ['is-crawlable'];
const status404 = ['http-status-code', 'errors-in-console'];

/** One for every type of page; the intake form also with the hero's parameters. */
export const routes: readonly Route[] = [
  { name: 'home', path: paths.home },
  { name: 'intake', path: paths.intake, skipAudits: noindex },
  {
    name: 'intake from hero',
    path: intakeHref('Partner Violence', '90210'),
    page: paths.intake,
    skipAudits: noindex,
  },
  { name: 'contact', path: paths.contact },
  { name: 'confirmation', path: paths.confirm, skipAudits: noindex },
  { name: 'about', path: paths.about },
  { name: 'terms', path: paths.terms },
  { name: 'list', path: paths.blogPage(1) },
  { name: 'article', path: paths.article(3) },
  {
    name: 'not found',
    path: '/nowhere',
    page: '/404.html',
    skipAudits: [...noindex, ...status404],
  },
];
