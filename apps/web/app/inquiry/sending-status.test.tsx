import { act, screen } from '@testing-library/react';
import { deliveryPolicy } from '@lawyers/mail';
import { renderInIsland } from '../hydration/island.testing';
import { deliveryCopy } from './delivery.copy';
import { SendingStatus } from './sending-status';

beforeEach(() => {
  jest.useFakeTimers();
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

test('the time in the offline note matches the offline timeout', () => {
  expect(deliveryCopy.offlineNote).toContain('three minutes');
  expect(deliveryPolicy.offlineTimeout).toBe(3 * 60_000);
});
