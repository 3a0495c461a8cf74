import { screen, within } from '@testing-library/react';
import { helpLines, site, states, type SiteFacts } from '@lawyers/domain';
import { SiteFooter } from './site-footer';
import { renderInTheme } from './theme.testing';

const words = {
  states: 'Above the states',
  contact: 'Above the links',
};
const notes = [
  site.disclosure,
  'Attorney advertising. Responsible firm: Example Law Firm, Springfield.',
  '© 2024 Example Referral Company',
];

// Examples, since the list in site.ts may be empty.
const social: SiteFacts['social'] = [
  { name: 'Facebook', url: 'https://facebook.example.com/' },
  { name: 'Instagram', url: 'https://instagram.example.com/' },
  { name: 'X', url: 'https://x.example.com/' },
];

beforeEach(() => {
  renderInTheme(
    <SiteFooter
      words={words}
      states={states}
      homeHref="/"
      links={[
        { label: '(800) 555-0100', href: 'tel:8005550100' },
        { label: 'About Us', href: '/about' },
        { label: 'Terms', href: '/service' },
      ]}
      social={social}
      notes={notes}
    />,
  );
});

test('the footer has a link to the home page for each state', () => {
  const list = screen.getByRole('navigation', { name: 'States' });
  const links = within(list).getAllByRole('link');

  expect(links).toHaveLength(states.length);
  expect(new Set(links.map((link) => link.textContent)).size).toBe(states.length);
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/']));
});

test.each([
  ['(800) 555-0100', 'tel:8005550100'],
  ['About Us', '/about'],
  ['Terms', '/service'],
])('the footer link %s has the address %s', (name, href) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each(social)('the icon of $name is a named link', ({ name, url }) => {
  const link = screen.getByRole('link', { name });

  expect(link).toHaveAttribute('href', url);
  expect(link.querySelector('path')?.getAttribute('d')).toBeTruthy();
});

test('the footer shows the given headings', () => {
  const list = screen.getByRole('navigation', { name: 'States' });

  expect(within(list).getByText(words.states)).toBeVisible();
  expect(screen.getByText(words.contact)).toBeVisible();
});

test.each(notes)('the footer shows the note: %s', (note) => {
  expect(screen.getByText(note)).toBeVisible();
});

test('the footer contains every help line', () => {
  const help = screen.getByRole('region', { name: 'Help now' });

  expect(within(help).getAllByRole('listitem')).toHaveLength(helpLines.length);
});
