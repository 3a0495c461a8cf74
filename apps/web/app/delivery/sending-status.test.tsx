import { act, screen } from '@testing-library/react';
import { deliveryPolicy } from '@lawyers/mail';
import { renderInIsland } from '../islands/island.testing';
import { deliveryCopy } from './delivery.copy';
import { SendingStatus } from './sending-status';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('says after eight seconds that the message is still being sent', () => {
  renderInIsland(<SendingStatus offline={false} cancel={() => undefined} />);
  advance(7999);
  expect(screen.getByRole('status')).not.toHaveTextContent(deliveryCopy.stillSending);

  advance(1);

  expect(screen.getByRole('status')).toHaveTextContent('Sending Message...');
  expect(screen.getByRole('status')).toHaveTextContent(deliveryCopy.stillSending);
});

test('explains while offline when the message will be sent, and how to cancel', () => {
  renderInIsland(<SendingStatus offline cancel={() => undefined} />);

  const overlay = screen.getByRole('status');
  expect(overlay).toHaveTextContent('You are offline; we will send it when you are back');
  expect(overlay).toHaveTextContent(
    /within three minutes and this page is still on your screen, .* sent automatically/,
  );
  expect(overlay).toHaveTextContent(
    `To stop it and keep what you wrote, press “${deliveryCopy.backToMessage}.”`,
  );
  expect(overlay).toHaveTextContent(
    /Leaving this page also stops it, but you may lose what you wrote/,
  );
  expect(overlay.parentElement).toHaveFocus();
});

test('the time in the offline note matches the offline timeout', () => {
  expect(deliveryCopy.offlineNote).toContain('three minutes');
  expect(deliveryPolicy.offlineTimeout).toBe(3 * 60_000);
});
