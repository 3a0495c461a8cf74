import { deliveryPolicy } from '@lawyers/mail';
import { act, screen } from '@testing-library/react';
import { deliveryCopy } from './delivery.copy';
import { SendingStatus } from './sending-status';
import { renderInIsland } from '../hydration/island.testing';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('after eight seconds it is also said that it is still being sent', () => {
  renderInIsland(<SendingStatus offline={false} cancel={() => undefined} />);
  pass(7999);
  expect(screen.getByRole('status')).not.toHaveTextContent(deliveryCopy.stillSending);

  pass(1);

  expect(screen.getByRole('status')).toHaveTextContent('Sending Message...');
  expect(screen.getByRole('status')).toHaveTextContent(deliveryCopy.stillSending);
});

test('a message under way cannot be given up, since it cannot be taken back', () => {
  renderInIsland(<SendingStatus offline={false} cancel={() => undefined} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a message that waits for the connection says at once when it goes out, and how to stop it', () => {
  renderInIsland(<SendingStatus offline cancel={() => undefined} />);

  const cover = screen.getByRole('status');
  expect(cover).toHaveTextContent('You are offline; we will send when you are back');
  expect(cover).toHaveTextContent(
    /within three minutes and this page is still on your screen, .* sent automatically/,
  );
  expect(cover).toHaveTextContent(
    `To stop it and keep what you wrote, press “${deliveryCopy.giveUp}.”`,
  );
  expect(cover).toHaveTextContent(
    /Leaving this page also stops it, but you may lose what you wrote/,
  );
  expect(cover).toHaveFocus();
});

test('the time that is promised is the time that is waited', () => {
  expect(deliveryCopy.offlineNote).toContain('three minutes');
  expect(deliveryPolicy.offlineTimeout).toBe(3 * 60_000);
});
