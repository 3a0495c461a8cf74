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

test('an answer ends with its links, each after the name of what it leads to', () => {
  const links = [
    { label: 'A help line', href: 'tel:8005550100', text: '800-555-0100' },
    { label: 'A site', href: 'https://site.example.com', text: 'site.example.com' },
  ];
  renderInIsland(<FaqEntries entries={[{ ...entries[1]!, links }]} />);

  expect(detailsOf('Second question?')).toHaveTextContent(
    'Another.Three.A help line: 800-555-0100A site: site.example.com',
  );
  const shown = screen.getAllByRole('link', { hidden: true });
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links.map(({ href }) => href));
});

test('an answer has its first sentence, every point, and its last sentence', () => {
  renderInIsland(<FaqEntries entries={entries} />);

  expect(detailsOf('First question?')).toHaveTextContent('First question?Answer.One.Two.End.');
  expect(detailsOf('Second question?')).toHaveTextContent('Second question?Another.Three.');
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});
