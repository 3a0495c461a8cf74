import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { paths } from '@lawyers/domain';
import { IssueHelp } from '../form/issue-help.island';
import { ContactForm } from '../pages/contact/contact-form.island';
import { IssueSearch } from '../pages/home/issue-search.island';
import { Reviews } from '../pages/home/reviews.island';
import { IntakeForm } from '../pages/intake/intake-form.island';
import type { Islands } from './hydrate-islands';
import { Island } from './island';

export type IslandCase = {
  readonly name: string;
  readonly component: ComponentType;
  readonly props: object;
};

/** Checks the props against the component's type, then erases the type so that all cases fit one list. */
export const islandCase = <Props extends object>(
  name: string,
  component: ComponentType<Props>,
  props: Props,
): IslandCase => ({
  name,
  component: component as ComponentType,
  props,
});

/** Every island with props that a page may give it. */
export const islandCases: readonly IslandCase[] = [
  islandCase('issue-search', IssueSearch, {}),
  islandCase('reviews', Reviews, {}),
  islandCase('contact-form', ContactForm, { page: paths.contact }),
  islandCase('issue-help', IssueHelp, { selectId: 'contact-accident_type' }),
  islandCase('intake-form', IntakeForm, {}),
];

/** As `start-islands.ts` finds them, which only Vite can run. */
export const islands: Islands = Object.fromEntries(
  islandCases.map(({ name, component }) => [name, () => Promise.resolve({ component })]),
);

/** Fills the page with the static HTML of these islands. */
export function renderStatic(...shown: readonly IslandCase[]): void {
  document.body.innerHTML = renderToString(
    <>
      {shown.map(({ name, component, props }) => (
        <Island key={name} name={name} component={component} props={props} />
      ))}
    </>,
  );
}
