import type { Clock } from './clock';
import type { Connection } from './connection';
import { deliveryPolicy, mayRetry } from './delivery-policy';
import {
  type Delivery,
  type SendFailure,
  type SendOptions,
  type SendResult,
  networkError,
  thrownError,
} from './mail';
import type { PageVisibility } from './page-visibility';

export type DeliveryDependencies = {
  /** Makes one request. May settle long after `attemptTimeout`, or never. */
  readonly attempt: () => Promise<SendResult>;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly visibility: PageVisibility;
  /** Returns a number in [0, 1), as `Math.random` does. */
  readonly random: () => number;
};

/**
 * Delivers one message (requirements § 5, decision 0008). Never rejects: the result describes the failure.
 * - The first attempt starts at once, and a failure is retried only when the same request may still succeed.
 * - A success counts whenever it arrives, even from an attempt that timed out.
 * - If the attempts fail without a response and the browser says that it is offline, one wait to be online follows, and
 *   then as many attempts. It ends after `offlineTimeout`, or when the page is hidden.
 * - No attempt starts after `signal` has aborted, or after `sendingTimeout`, as when the device was suspended meanwhile.
 * Sending later could be noticed by another person who uses the device.
 */
export async function deliver(
  { attempt, clock, connection, visibility, random }: DeliveryDependencies,
  { onOfflineChange, signal }: SendOptions = {},
): Promise<Delivery> {
  let succeed: () => void = () => undefined;
  const success = new Promise<void>((resolve) => {
    succeed = resolve;
  });
  // A success of any attempt ends every wait.
  const orSuccess = <T>(pending: Promise<T>) =>
    Promise.race([success.then(() => 'success' as const), pending]);

  const aborted = new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve());
  });

  let failure: SendFailure = networkError;
  let offline = false;
  let sendingSince = clock.now;
  let isFirst = true;

  // By the wall clock: timers stop while a device is suspended.
  const isOver = () => signal?.aborted || clock.now - sendingSince > deliveryPolicy.sendingTimeout;

  function showOffline(isOffline: boolean): void {
    if (isOffline !== offline) onOfflineChange?.(isOffline);
    offline = isOffline;
  }

  /** Makes up to `attempts` attempts, and returns whether one succeeded. */
  async function attemptRepeatedly(): Promise<boolean> {
    for (let left: number = deliveryPolicy.attempts; left > 0; left -= 1) {
      if (!isFirst) {
        const delay = deliveryPolicy.retryDelay + random() * deliveryPolicy.jitter;
        const wait = Promise.race([clock.sleep(delay), aborted]);
        if ((await orSuccess(wait)) === 'success') return true;
      }
      if (isOver()) return false;
      isFirst = false;
      const response = attempt().then((result) => {
        if (result.ok) succeed();
        return result;
      }, thrownResult);
      const noResponse = Promise.race([clock.sleep(deliveryPolicy.attemptTimeout), aborted]);
      const result = await orSuccess(Promise.race([response, noResponse]));
      if (result === 'success' || result?.ok) return true;
      failure = result?.failure ?? networkError;
      // Offline, a request fails at once: one that is answered or times out has a connection.
      if (result?.failure.status !== 0) showOffline(false);
      else if (!connection.isOnline()) showOffline(true);
      if (!mayRetry(failure)) return false;
    }
    return false;
  }

  /** Returns whether the browser was online in time. */
  async function untilOnline(): Promise<boolean> {
    const startedAt = clock.now;
    const wait = new AbortController();
    const stopped = [
      clock.sleep(deliveryPolicy.offlineTimeout),
      visibility.untilHidden(wait.signal),
      aborted,
    ].map((end) => end.then(() => false));
    const online = connection.untilOnline(wait.signal).then(() => true);
    const isOnline = await Promise.race([...stopped, online]);
    wait.abort();
    // Timers stop while a device is suspended, so the wait may have taken longer.
    return isOnline && clock.now - startedAt <= deliveryPolicy.offlineTimeout;
  }

  if (await attemptRepeatedly()) return { ok: true };
  if (offline && !isOver()) {
    const outcome = await orSuccess(untilOnline());
    if (outcome === 'success') return { ok: true };
    if (outcome) {
      showOffline(false);
      sendingSince = clock.now;
      if (await attemptRepeatedly()) return { ok: true };
    }
  }
  return { ok: false, failure, stoppedWhileOffline: offline, lateSuccess: success };
}

function thrownResult(reason: unknown): SendResult {
  return { ok: false, failure: thrownError(reason) };
}
