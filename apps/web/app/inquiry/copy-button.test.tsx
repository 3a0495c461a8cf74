import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInIsland } from '../hydration/island.testing';
import { CopyButton } from './copy-button';

const message = 'Reference: ABCD2345\nMessage: Please call in the morning.';

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
  renderInIsland(<CopyButton text={message} label="Copy my message" copied="Copied." />);
  await user.click(screen.getByRole('button', { name: 'Copy my message' }));
  expect(screen.getByText(/ABCD2345/).textContent).toBe(message);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says that a text was copied until it changes', async () => {
  const user = userEvent.setup();
  const props = { label: 'Copy my message', copied: 'Copied.' };
  const { rerender } = render(<CopyButton text={message} {...props} />);
  await user.click(screen.getByRole('button', { name: 'Copy my message' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied.'));

  // Empty while it is copied again, so that screen readers announce the second copy, too.
  let succeed: () => void = () => undefined;
  const copied = new Promise<void>((resolve) => {
    succeed = resolve;
  });
  jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(copied);
  await user.click(screen.getByRole('button', { name: 'Copy my message' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => succeed());
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');

  rerender(<CopyButton text={`${message} Thank you.`} {...props} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
