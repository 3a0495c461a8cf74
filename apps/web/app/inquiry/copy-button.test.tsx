import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyButton } from './copy-button';
import { renderInIsland } from '../hydration/island.testing';

const message = 'Reference: ABCD2345\nMessage: Please call in the morning.';

function showButton() {
  renderInIsland(<CopyButton text={message} label="Copy my message" copied="Copied." />);
  return screen.getByRole('button', { name: 'Copy my message' });
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('before it is pressed, nothing is said or shown', () => {
  showButton();

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText(/ABCD2345/)).not.toBeInTheDocument();
});

test('the text goes to the clipboard, and that is said', async () => {
  const user = userEvent.setup();

  await user.click(showButton());

  expect(await navigator.clipboard.readText()).toBe(message);
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  expect(screen.queryByText(/ABCD2345/)).not.toBeInTheDocument();
});

test('where the browser refuses, the text is shown whole, to be copied by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));

  await user.click(showButton());

  expect(screen.getByText(/ABCD2345/).textContent).toBe(message);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('where there is no clipboard, the text is shown, too', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);

  await user.click(showButton());

  expect(screen.getByText(/ABCD2345/).textContent).toBe(message);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
