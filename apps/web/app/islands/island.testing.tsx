import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IslandProviders } from './island-providers';

/** For tests: renders an element with an island's providers. */
export function renderInIsland(element: ReactElement, options?: RenderOptions): RenderResult {
  return render(element, { ...options, wrapper: IslandProviders });
}
