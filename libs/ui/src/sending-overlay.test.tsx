import { screen } from '@testing-library/react';
import { SendingOverlay } from './sending-overlay';
import { renderInTheme } from './theme.testing';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const text = 'Sending Message...';
const note = 'We are still sending.';

test('the overlay covers the page, takes focus, and holds a status', () => {
  renderInTheme(<SendingOverlay text={text} note={note} noteAfter={8_000} />);

  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Sending Message\.\.\.$/);
  expect(status).not.toHaveFocus();
  const overlay = status.parentElement;
  expect(overlay).toHaveStyle({ position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 });
  expect(overlay).toHaveFocus();
});
