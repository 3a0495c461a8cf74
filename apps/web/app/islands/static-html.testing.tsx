import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandProviders } from './island-providers';

/** For tests: the HTML that the build renders for an element with an island's providers. */
export function staticHtml(element: ReactElement): string {
  return renderToString(<IslandProviders>{element}</IslandProviders>);
}
