import { screen } from '@testing-library/react';
import type { FaqEntry } from '@lawyers/domain';
import { renderInIsland } from '../hydration/island.testing';
import { FaqEntries } from './faq-entries';

const links = [
  { label: 'A help line', href: 'tel:8005550100', text: '800-555-0100' },
  { label: 'A site', href: 'https://site.example.com', text: 'site.example.com' },
];
const entries: readonly FaqEntry[] = [
  {
    id: 'first',
    subject: 'First?',
    subtitle1: 'Answer.',
    contents: ['One.', 'Two.'],
    subtitle2: 'End.',
  },
  { id: 'second', subject: 'Second?', subtitle1: 'Another.', contents: ['Three.'], links },
];

test('an answer has its first sentence, every point, its last sentence, and its links', () => {
  renderInIsland(<FaqEntries entries={entries} />);
  const textOf = (question: string) => screen.getByText(question).closest('details')?.textContent;
  expect(textOf('First?')).toBe('First?Answer.One.Two.End.');
  expect(textOf('Second?')).toBe(
    'Second?Another.Three.A help line: 800-555-0100A site: site.example.com',
  );
  const shown = screen.getAllByRole('link', { hidden: true });
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links.map(({ href }) => href));
});
