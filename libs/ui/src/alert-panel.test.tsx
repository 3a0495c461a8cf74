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

// JAWS may skip such an alert.
test('the alert is not the focused element and has no name', () => {
  renderInTheme(<Page text="Reference ABCD2345" />);

  expect(screen.getByRole('alert')).not.toHaveFocus();
  expect(screen.getByRole('alert')).not.toHaveAccessibleName();
  expect(document.activeElement).not.toHaveAccessibleName();
});

test('the panel does not take focus again when its children change', async () => {
  const { rerender } = renderInTheme(<Page text="Copy my message" />);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));

  rerender(<Page text="Copied" />);

  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
