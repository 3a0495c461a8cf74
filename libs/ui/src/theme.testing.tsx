import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IslandTheme } from './theme/island-theme';

/** For tests: shows components as they stand on a page, in the site's theme. */
export function renderInTheme(element: ReactElement): RenderResult {
  return render(element, { wrapper: IslandTheme });
}
