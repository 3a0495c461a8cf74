import { screen } from '@testing-library/react';
import { callConsent } from '@lawyers/domain';
import { SiteTheme } from '@lawyers/ui';
import { renderInIsland } from '../../islands/island.testing';
import { termsCopy } from './terms.copy';
import Terms from './terms.route';

beforeEach(() => {
  renderInIsland(
    <SiteTheme>
      <Terms />
    </SiteTheme>,
  );
});

test('contains the exact text of the consent checkbox', () => {
  expect(screen.getByText(`“${callConsent.text}”`)).toBeVisible();
});

test('shows the date of the last change in long format', () => {
  const [line] = screen.getAllByText(/^Last updated/);

  expect(line).toHaveTextContent(/^Last updated [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
  expect(line?.querySelector('time')).toHaveAttribute('datetime', termsCopy.updated);
});

test('names no governing text, since the English is the only text of its reader', () => {
  expect(termsCopy.governingText).toBeUndefined();
});
