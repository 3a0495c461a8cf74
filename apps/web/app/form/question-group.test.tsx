import { screen } from '@testing-library/react';
import { renderInIsland } from '../hydration/island.testing';
import { QuestionGroupFields } from './question-group';

test.each([true, false])('a group with a heading shows its note; folded: %s', (folded) => {
  const group = { id: 'a', heading: 'Heading', note: 'Note', folded, fields: [] };
  renderInIsland(<QuestionGroupFields formId="form" group={group} errors={[]} />);

  expect(screen.getByText('Note')).toBeInTheDocument();
  expect(screen.getByText('Note').closest('details') !== null).toBe(folded);
});
