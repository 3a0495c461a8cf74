import { screen } from '@testing-library/react';
import { renderInIsland } from '../hydration/island.testing';
import { InquiryNotes } from './inquiry-notes';

test('has every paragraph, and folds those below the second heading', () => {
  renderInIsland(
    <InquiryNotes heading="Before" paragraphs={['One']} moreHeading="More" more={['Two']} />,
  );

  expect(screen.getByText('One').closest('details')).toBeNull();
  expect(screen.getByText('Two').closest('details')).toHaveTextContent(/^More/);
});
