import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IslandProviders } from './island-providers';

/** For tests: shows components as they stand in an island. */
export function renderInIsland(element: ReactElement, options?: RenderOptions): RenderResult {
  return render(element, { ...options, wrapper: IslandProviders });
}
