import { screen, within } from '@testing-library/react';
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

test('no translation changes a number, a code, or an address', () => {
  const line = within(entry('National Domestic Violence Hotline'));

  for (const text of ['800-799-7233', 'START to 88788', 'thehotline.org'])
    expect(line.getByText(text)).toHaveAttribute('translate', 'no');
});

test('an entry shows its phone number, text number, TTY number, and chat', () => {
  const line = within(entry('National Domestic Violence Hotline'));

  const phone = line.getByRole('link', { name: '800-799-7233' });
  expect(phone).toHaveAttribute('href', 'tel:8007997233');
  expect(line.getByText('START to 88788').parentElement).toHaveTextContent('Text START to 88788.');
  expect(line.getByText('TTY 800-787-3224.')).toBeVisible();
  const chat = line.getByRole('link', { name: 'thehotline.org' });
  expect(chat).toHaveAttribute('href', 'https://www.thehotline.org');
});
