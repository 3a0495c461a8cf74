import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IslandTheme } from './theme/site-theme';

/** For tests: renders an element with the site's theme. */
export function renderInTheme(element: ReactElement): RenderResult {
  return render(element, { wrapper: IslandTheme });
}
