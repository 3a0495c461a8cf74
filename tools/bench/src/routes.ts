import { intakeHref, paths } from '@lawyers/domain';

export type Route = {
  readonly name: string;
  readonly path: string;
  /** The page of the build that answers it, where that is another address. */
  readonly page?: string;
};

/** One for every kind of page; the intake form once as a visitor of the hero comes to it. */
export const routes: readonly Route[] = [
  { name: 'home', path: paths.home },
  { name: 'intake', path: paths.intake },
  { name: 'intake, asked', path: intakeHref('Partner Violence', '90210'), page: paths.intake },
  { name: 'contact', path: paths.contact },
  { name: 'confirmation', path: paths.confirm },
  { name: 'about', path: paths.about },
  { name: 'terms', path: paths.terms },
  { name: 'list', path: paths.blogPage(1) },
  { name: 'article', path: paths.article(3) },
  { name: 'not found', path: '/nowhere', page: '/404.html' },
];

export const quickRoutes = routes.filter(({ name }) => ['home', 'article'].includes(name));
