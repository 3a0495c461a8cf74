import type { Clock } from './clock';
import type { Connection } from './connection';
import { deliveryPolicy, mayHaveArrived, mayRetry } from './delivery-policy';
import type { Delivery, SendFailure, SendOptions, SendResult } from './mail';
import type { PageVisibility } from './page-visibility';
import { networkError, thrownError } from './send-failure';

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
 * - A success counts whenever it arrives, even from an attempt that timed out.
 * - A failure is retried only when the same request may still succeed.
 * - Offline, no attempt starts. Each wait to be online ends after `offlineTimeout`, or when the page is hidden.
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

  const aborted = untilAborted(signal);

  async function untilOnline(): Promise<'online' | 'stopped'> {
    const startedAt = clock.now;
    const wait = new AbortController();
    const stopped = [
      clock.sleep(deliveryPolicy.offlineTimeout),
      visibility.untilHidden(wait.signal),
      aborted,
    ].map((outcome) => outcome.then(() => 'stopped' as const));
    const online = connection.untilOnline(wait.signal).then(() => 'online' as const);
    const outcome = await Promise.race([...stopped, online]);
    wait.abort();
    // Timers stop while a device is suspended, so the wait may have taken longer.
    return clock.now - startedAt > deliveryPolicy.offlineTimeout ? 'stopped' : outcome;
  }

  let possiblyArrived = false;
  let stoppedWhileOffline = false;
  let failure: SendFailure = networkError;
  let sendingSince = clock.now;
  for (let attemptNumber = 1; attemptNumber <= deliveryPolicy.attempts; attemptNumber += 1) {
    if (attemptNumber > 1) {
      const delay = deliveryPolicy.retryDelay + random() * deliveryPolicy.jitter;
      const wait = Promise.race([clock.sleep(delay), aborted]);
      if ((await orSuccess(wait)) === 'success') return { ok: true };
    }
    // By the wall clock: timers stop while a device is suspended.
    const late = clock.now - sendingSince > deliveryPolicy.sendingTimeout;
    if (late || signal?.aborted) break;
    if (!connection.isOnline()) {
      onOfflineChange?.(true);
      const waitResult = await orSuccess(untilOnline());
      onOfflineChange?.(false);
      if (waitResult === 'success') return { ok: true };
      stoppedWhileOffline = waitResult === 'stopped';
      if (stoppedWhileOffline) break;
      sendingSince = clock.now;
    }
    const response = attempt().then((result) => {
      if (result.ok) succeed();
      return result;
    }, thrownResult);
    const noResponse = Promise.race([clock.sleep(deliveryPolicy.attemptTimeout), aborted]).then(
      (): SendResult => ({ ok: false, failure: networkError }),
    );
    const result = await orSuccess(Promise.race([response, noResponse]));
    if (result === 'success' || result.ok) return { ok: true };
    failure = result.failure;
    possiblyArrived ||= mayHaveArrived(failure);
    if (!mayRetry(failure)) break;
  }
  return {
    ok: false,
    failure,
    mayHaveArrived: possiblyArrived,
    stoppedWhileOffline,
    lateSuccess: success,
  };
}

function thrownResult(reason: unknown): SendResult {
  return { ok: false, failure: thrownError(reason) };
}

async function untilAborted(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
}
