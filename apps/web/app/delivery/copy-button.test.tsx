import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInIsland } from '../islands/island.testing';
import { CopyButton } from './copy-button';

const message = 'Reference: ABCD2345\nMessage: Please call in the morning.';

function showButton() {
  renderInIsland(<CopyButton text={message} label="Copy my message" copied="Copied." />);
  return screen.getByRole('button', { name: 'Copy my message' });
}

test('copies the text to the clipboard and announces it', async () => {
  const user = userEvent.setup();

  await user.click(showButton());

  expect(await navigator.clipboard.readText()).toBe(message);
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  expect(screen.queryByText(/ABCD2345/)).not.toBeInTheDocument();
});

test.each([
  [
    'when the browser denies access to the clipboard',
    () =>
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied')),
  ],
  [
    'in a browser without a clipboard',
    () => jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
  ],
])('shows the whole text %s', async (_when, block) => {
  const user = userEvent.setup();
  block();
  await user.click(showButton());
  expect(screen.getByText(/ABCD2345/).textContent).toBe(message);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
