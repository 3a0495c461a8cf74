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

test('has microdata with the exact text of each question and answer', () => {
  const { container } = renderInIsland(<FaqEntries entries={entries} />);

  const questions = [...container.querySelectorAll('[itemtype="https://schema.org/Question"]')];

  expect(
    questions.map((question) => [
      question.querySelector('[itemprop="name"]')?.textContent,
      question.querySelector(
        '[itemprop="acceptedAnswer"][itemtype="https://schema.org/Answer"] > [itemprop="text"]',
      )?.textContent,
    ]),
  ).toEqual([
    ['First question?', 'Answer.One.Two.End.'],
    ['Second question?', 'Another.Three.'],
  ]);
});
