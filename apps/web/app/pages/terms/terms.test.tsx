import { screen } from '@testing-library/react';
import { callConsent } from '@lawyers/domain';
import { renderInIsland } from '../../islands/island.testing';
import Terms from './terms.route';

test('contains the exact text of the consent checkbox', () => {
  renderInIsland(<Terms />);
  expect(screen.getByText(`“${callConsent.text}”`)).toBeVisible();
});
