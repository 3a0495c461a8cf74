import { screen } from '@testing-library/react';
import { callConsent } from '@lawyers/domain';
import { SiteTheme } from '@lawyers/ui';
import { renderInIsland } from '../../islands/island.testing';
import Terms from './terms.route';

test('contains the exact text of the consent checkbox', () => {
  renderInIsland(
    <SiteTheme>
      <Terms />
    </SiteTheme>,
  );
  expect(screen.getByText(`“${callConsent.text}”`)).toBeVisible();
});
