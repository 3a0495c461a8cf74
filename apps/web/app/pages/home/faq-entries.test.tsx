import { screen } from '@testing-library/react';
import type { FaqEntry } from '@lawyers/domain';
import { renderInIsland } from '../../islands/island.testing';
import { FaqEntries } from './faq-entries';

const entries: readonly FaqEntry[] = [
  {
    subject: 'First question?',
    subtitle1: 'Answer.',
    contents: ['One.', 'Two.'],
    subtitle2: 'End.',
  },
  { subject: 'Second question?', subtitle1: 'Another.', contents: ['Three.'] },
];

function detailsOf(question: string): HTMLDetailsElement {
  return screen.getByText(question).closest('details')!;
}

test('an answer has its first sentence, every point, and its last sentence', () => {
  renderInIsland(<FaqEntries entries={entries} />);

  expect(detailsOf('First question?')).toHaveTextContent('First question?Answer.One.Two.End.');
  expect(detailsOf('Second question?')).toHaveTextContent('Second question?Another.Three.');
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});
