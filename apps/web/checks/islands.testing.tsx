import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { paths } from '@lawyers/domain';
import { ContactInquiryForm } from '../app/inquiry/contact-inquiry.island';
import { IssueHelp } from '../app/inquiry/issue-help.island';
import type { Islands } from '../app/islands/hydrate-islands';
import { Island } from '../app/islands/island';
import { IssueSearch } from '../app/pages/home/issue-search.island';
import { Reviews } from '../app/pages/home/reviews.island';
import { IntakeInquiryForm } from '../app/pages/intake/intake-inquiry.island';

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
  islandCase('contact-inquiry', ContactInquiryForm, { page: paths.contact }),
  islandCase('issue-help', IssueHelp, { selectId: 'contact-accident_type' }),
  islandCase('intake-inquiry', IntakeInquiryForm, {}),
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
