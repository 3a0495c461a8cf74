import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import * as stories from './site-footer.stories';
import { renderInTheme } from './theme.testing';

const { Usual } = composeStories(stories);
const { states, links, social, notes } = stories.default.args;

beforeEach(() => void renderInTheme(<Usual />));

test('the footer has a link to the home page for each state', () => {
  const list = screen.getByRole('navigation', { name: 'States' });
  const links = within(list).getAllByRole('link');

  expect(links).toHaveLength(states.length);
  expect(new Set(links.map((link) => link.textContent)).size).toBe(states.length);
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/']));
});

test.each(social)('the icon of $name is a named link', ({ name, url }) => {
  const link = screen.getByRole('link', { name });

  expect(link).toHaveAttribute('href', url);
  expect(link.querySelector('path')?.getAttribute('d')).toBeTruthy();
});

test('the footer shows its links and notes (requirements § 2.5)', () => {
  for (const { label: name, href } of links)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const note of notes) expect(screen.getByText(note)).toBeVisible();
});
