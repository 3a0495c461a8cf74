import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, within } from '@testing-library/react';
import type { HeaderLink } from './header-links';
import * as stories from './site-header.stories';
import { renderInTheme } from './theme.testing';

const { WithTheSecondLinkActive } = composeStories(stories);
const { links, help, exitHref } = stories.default.args;

beforeEach(() => void renderInTheme(<WithTheSecondLinkActive />));

function listOf(name: string): readonly HTMLElement[] {
  // The header has its links twice: in a row for wide windows, and in the menu. The styles hide both by default. A
  // media query shows the row and a press of the button the menu, but jsdom does not evaluate such media queries.
  return within(screen.getByLabelText(name)).getAllByRole('link', { hidden: true });
}

test('the brand links to the home page', () => {
  expect(screen.getByRole('link', { name: 'Lawyers' })).toHaveAttribute('href', '/');
});

test.each<[string, readonly HeaderLink[]]>([
  ['Main', links],
  ['Menu', [...links, ...help]],
])('the navigation "%s" has every link in order, and marks the current one', (name, expected) => {
  const found = listOf(name).map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

  expect(found).toEqual(expected.map(({ label, href, current }) => [label, href, current ?? null]));
});

test('without popovers a link opens the menu as its target, and another one closes it', () => {
  const menu = screen.getByLabelText('Menu');
  const open = screen.getByRole('link', { name: 'Open menu' });
  const close = screen.getByLabelText('Close menu');

  expect(open).toHaveAttribute('href', `#${menu.id}`);
  expect(close).toHaveAttribute('href', `#${open.id}`);
});

test('the exit is a link in the same tab, without a referrer', () => {
  const exit = screen.getByRole('link', { name: 'Exit this site' });

  expect(exit).toHaveAttribute('href', exitHref);
  expect(exit.getAttribute('rel')).toContain('noreferrer');
  expect(exit).not.toHaveAttribute('target');
});

test('the link to another language has the name and tag of that language', () => {
  const below = screen.getByRole('navigation', { name: 'Safety and language' });
  const link = within(below).getByRole('link', { name: 'Español' });

  expect(link).toHaveAttribute('lang', 'es');
  expect(link).toHaveAttribute('hreflang', 'es');
  expect(link).toHaveAttribute('href', '/es/about');
});

test('without other languages, the navigation to safety does not mention them', () => {
  cleanup();
  renderInTheme(<WithTheSecondLinkActive languages={[]} />);

  // The rows for wide and for narrow windows.
  expect(screen.getAllByLabelText('Stay safe online')).toHaveLength(2);
});
