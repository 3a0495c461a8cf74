import type { ReactElement } from 'react';
import { paths } from '@lawyers/domain';
import { fillFromQuery } from '../../before-hydration/fill-from-query';
import { renderInIsland, staticHtml } from '../../hydration/island.testing';

/** For tests: shows the static HTML of `element` at the address of the intake page with this query. */
export function showStaticIntake(element: ReactElement, search: string): void {
  history.replaceState(null, '', paths.intake + search);
  const container = document.createElement('main');
  container.innerHTML = staticHtml(element);
  document.body.replaceChildren(container);
}

/** For tests: what happens next on the page of `showStaticIntake`. The query is filled in, and React hydrates. */
export function loadIntake(element: ReactElement): void {
  fillFromQuery(document);
  renderInIsland(element, { container: document.querySelector('main')!, hydrate: true });
}

/** For tests: shows and hydrates the intake page, without any action of the visitor before hydration. */
export function openIntake(element: ReactElement, search: string): void {
  showStaticIntake(element, search);
  loadIntake(element);
}
