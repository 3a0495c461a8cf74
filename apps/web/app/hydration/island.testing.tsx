import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandProviders } from './island-providers';

/** For tests: renders an element inside the providers of an island. */
export function renderInIsland(element: ReactElement, options?: RenderOptions): RenderResult {
  return render(element, { ...options, wrapper: IslandProviders });
}

/** For tests: the HTML that the build would render for an element inside the providers of an island. */
export function staticHtml(element: ReactElement): string {
  return renderToString(<IslandProviders>{element}</IslandProviders>);
}
