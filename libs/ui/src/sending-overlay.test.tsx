import { screen } from '@testing-library/react';
import { SendingOverlay } from './sending-overlay';
import { renderInTheme } from './theme.testing';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const text = 'Sending Message...';
const note = 'We are still sending.';

test('the overlay is a status that covers the page and takes focus', () => {
  renderInTheme(<SendingOverlay text={text} note={note} noteAfter={8_000} />);

  const overlay = screen.getByRole('status');
  expect(overlay).toHaveTextContent(/^Sending Message\.\.\.$/);
  expect(overlay).toHaveStyle({ position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 });
  expect(overlay).toHaveFocus();
});
