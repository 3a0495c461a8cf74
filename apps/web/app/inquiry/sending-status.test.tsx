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

test.each([true, false])(
  'the sun stands still only while the browser is offline: %s',
  (offline) => {
    const { container } = renderInIsland(
      <SendingStatus offline={offline} cancel={() => undefined} />,
    );

    expect(container.querySelector('svg')!.hasAttribute('data-paused')).toBe(offline);
  },
);

test('the note about being offline is shown at once', () => {
  renderInIsland(<SendingStatus offline cancel={() => undefined} />);

  expect(screen.getByRole('status')).toHaveTextContent(deliveryCopy.offlineNote);
});

test('the time in the offline note matches the offline timeout', () => {
  expect(deliveryCopy.offlineNote).toContain('three minutes');
  expect(deliveryPolicy.offlineTimeout).toBe(3 * 60_000);
});
