import { helpLines } from '@lawyers/domain';
import { screen, within } from '@testing-library/react';
import { HelpNow } from './help-now';
import { renderInTheme } from './theme.testing';

beforeEach(() => {
  renderInTheme(<HelpNow />);
});

function entry(name: string): HTMLElement {
  return screen.getByText(name).closest('li')!;
}

test('the strip is a named region, and 911 is its first link', () => {
  const region = screen.getByRole('region', { name: 'Help now' });

  expect(within(region).getAllByRole('link')[0]).toHaveAttribute('href', 'tel:911');
});

test('every help line stands there, in order', () => {
  const names = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);

  expect(names).toEqual(helpLines.map((line) => line.name));
});

test.each([
  ['988 Suicide and Crisis Lifeline', '988', 'tel:988'],
  ['RAINN Sexual Assault Hotline', '800-656-4673', 'tel:8006564673'],
  ['National Domestic Violence Hotline', '800-799-7233', 'tel:8007997233'],
  ['Childhelp Child Abuse Hotline', '800-422-4453', 'tel:8004224453'],
  ['Cyber Civil Rights Initiative (CCRI)', '844-878-2274', 'tel:8448782274'],
])('%s is called with one tap on %s', (name, phone, href) => {
  const link = within(entry(name)).getByRole('link', { name: phone });

  expect(link).toHaveAttribute('href', href);
});

test('a line that can be texted, or reached by TTY, says so', () => {
  const line = within(entry('National Domestic Violence Hotline'));

  expect(line.getByText('Text START to 88788.')).toBeVisible();
  expect(line.getByText('TTY 800-787-3224.')).toBeVisible();
});

test('a service without a phone number has no telephone link', () => {
  const phoneLinks = within(entry('StopNCII'))
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('tel:'));

  expect(phoneLinks).toEqual([]);
});
