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

test.each(links)('the footer link $label has the address $href', ({ label: name, href }) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each(social)('the icon of $name is a named link', ({ name, url }) => {
  const link = screen.getByRole('link', { name });

  expect(link).toHaveAttribute('href', url);
  expect(link.querySelector('path')?.getAttribute('d')).toBeTruthy();
});

test.each(notes)('the footer shows the note: %s', (note) => {
  expect(screen.getByText(note)).toBeVisible();
});
