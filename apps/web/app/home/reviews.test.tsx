import type { Review } from '@lawyers/domain';
import { SiteTheme } from '@lawyers/ui';
import { screen } from '@testing-library/react';
import { noFonts } from '../shell/fonts.testing';
import { Reviews } from './reviews';
import { renderInIsland } from '../hydration/island.testing';

const real: Review = {
  name: 'Ann B.',
  avatar: 1,
  rating: 4,
  address: 'Akron, Ohio',
  subject: 'Clear',
  content: 'They explained each step.',
};

function show(from?: readonly Review[]) {
  return renderInIsland(
    <SiteTheme fonts={noFonts}>
      <Reviews {...(from && { from })} />
    </SiteTheme>,
  );
}

test('without reviews the section is left out, heading and all', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a sample is labeled, and a notice above says so', () => {
  show([{ ...real, sample: true }]);
  expect(screen.getAllByText('Sample review')).toHaveLength(4);
  expect(screen.getByText(/These are made-up samples/)).toBeVisible();
});

test.each([[real], [{ ...real, sample: false }]])('a real review has no label', (review) => {
  show([review]);
  expect(screen.getAllByText('Clear')).toHaveLength(4);
  expect(screen.queryByText(/sample/i)).toBeNull();
});
