import { screen, within } from '@testing-library/react';
import { helpLines } from '@lawyers/domain';
import { HelpNow } from './help-now';
import { renderInTheme } from './theme.testing';

beforeEach(() => {
  renderInTheme(<HelpNow />);
});

function entry(name: string): HTMLElement {
  return screen.getByText(name).closest('li')!;
}

test('the help lines are a named region with 911 as the first link', () => {
  const region = screen.getByRole('region', { name: 'Help now' });

  expect(within(region).getAllByRole('link')[0]).toHaveAttribute('href', 'tel:911');
});

test('the region lists every help line in order', () => {
  const names = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);

  expect(names).toEqual(helpLines.map((line) => line.name));
});

test.each([
  ['988 Suicide and Crisis Lifeline', '988', 'tel:988'],
  ['RAINN Sexual Assault Hotline', '800-656-4673', 'tel:8006564673'],
  ['National Domestic Violence Hotline', '800-799-7233', 'tel:8007997233'],
  ['Childhelp Child Abuse Hotline', '800-422-4453', 'tel:8004224453'],
  ['Cyber Civil Rights Initiative (CCRI)', '844-878-2274', 'tel:8448782274'],
])('%s has the phone link %s', (name, phone, href) => {
  const link = within(entry(name)).getByRole('link', { name: phone });

  expect(link).toHaveAttribute('href', href);
});

test('an entry shows its text number, TTY number, and chat', () => {
  const line = within(entry('National Domestic Violence Hotline'));

  expect(line.getByText('Text START to 88788.')).toBeVisible();
  expect(line.getByText('TTY 800-787-3224.')).toBeVisible();
  const chat = line.getByRole('link', { name: 'thehotline.org' });
  expect(chat).toHaveAttribute('href', 'https://www.thehotline.org');
});
