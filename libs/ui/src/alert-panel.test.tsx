import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as stories from './alert-panel.stories';
import { renderInTheme } from './theme.testing';

const { WithText } = composeStories(stories);

function Page({ text }: { readonly text: string }) {
  return (
    <>
      <button type="button">Elsewhere</button>
      <WithText>{text}</WithText>
    </>
  );
}

test('the panel is an alert named by its title, contains its children, and takes focus', () => {
  renderInTheme(<Page text="Reference ABCD2345" />);

  const panel = screen.getByRole('alert', { name: 'Your message is not confirmed' });
  expect(panel).toHaveTextContent('Reference ABCD2345');
  expect(panel).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Your message is not confirmed' })).toBeVisible();
});

test('the panel does not take focus again when its children change', async () => {
  const { rerender } = renderInTheme(<Page text="Copy my message" />);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));

  rerender(<Page text="Copied" />);

  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
