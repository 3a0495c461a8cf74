import { screen, within } from '@testing-library/react';
import { HelpNow } from './help-now';
import { renderInTheme } from './theme.testing';

beforeEach(() => {
  renderInTheme(<HelpNow />);
});

test('the help lines are a named region with 911 as the first link', () => {
  const region = screen.getByRole('region', { name: 'Help now' });

  expect(within(region).getAllByRole('link')[0]).toHaveAttribute('href', 'tel:911');
});

test('an entry without a phone number links to its website', () => {
  const line = within(screen.getByText('StopNCII').closest('li')!);

  // Hidden, because it is in the closed list of further help lines.
  const link = line.getByRole('link', { name: 'stopncii.org', hidden: true });
  expect(link).toHaveAttribute('href', 'https://stopncii.org');
});

test('an entry shows its phone number, text number, TTY number, and chat, untranslated', () => {
  const line = within(screen.getByText('National Domestic Violence Hotline').closest('li')!);

  for (const [name, href] of [
    ['800-799-7233', 'tel:8007997233'],
    ['thehotline.org', 'https://www.thehotline.org'],
  ] as const) {
    expect(line.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(line.getByRole('link', { name })).toHaveAttribute('translate', 'no');
  }
  const textNumber = line.getByText('START to 88788');
  expect(textNumber).toHaveAttribute('translate', 'no');
  expect(textNumber.parentElement).toHaveTextContent('Text START to 88788.');
  expect(line.getByText('TTY 800-787-3224.')).toBeVisible();
});
