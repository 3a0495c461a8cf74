import type { Clock } from './clock';
import type { Connection } from './connection';
import { deliveryPolicy, mayHaveArrived, mayRetry } from './delivery-policy';
import type { Delivery, SendFailure, SendOptions, SendResult } from './mail';
import { networkError } from './network-error';
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
 * - A success counts whenever it arrives, even from an attempt that timed out.
 * - A failure is retried only when the same request may still succeed.
 * - Offline, no attempt starts. Each wait to be online ends after `offlineTimeout`, when the page is hidden, or when
 *   `signal` aborts. Sending later could be noticed by another person who uses the device.
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

  async function untilOnline(): Promise<'online' | 'stopped'> {
    const startedAt = clock.now;
    const stopped = [
      clock.sleep(deliveryPolicy.offlineTimeout),
      visibility.untilHidden(),
      untilAborted(signal),
    ].map((outcome) => outcome.then(() => 'stopped' as const));
    const online = connection.untilOnline().then(() => 'online' as const);
    const outcome = await Promise.race([...stopped, online]);
    // Timers stop while a device is suspended, so the wait may have taken longer.
    return clock.now - startedAt > deliveryPolicy.offlineTimeout ? 'stopped' : outcome;
  }

  let possiblyArrived = false;
  let stoppedWhileOffline = false;
  let failure: SendFailure = networkError;
  for (let attemptNumber = 1; attemptNumber <= deliveryPolicy.attempts; attemptNumber += 1) {
    if (attemptNumber > 1) {
      const delay = deliveryPolicy.retryDelay + random() * deliveryPolicy.jitter;
      if ((await orSuccess(clock.sleep(delay))) === 'success') return { ok: true };
    }
    if (!connection.isOnline()) {
      onOfflineChange?.(true);
      const waitResult = await orSuccess(untilOnline());
      onOfflineChange?.(false);
      if (waitResult === 'success') return { ok: true };
      stoppedWhileOffline = waitResult === 'stopped';
      if (stoppedWhileOffline) break;
    }
    const response = attempt().then((result) => {
      if (result.ok) succeed();
      return result;
    }, thrownError);
    const timeout = clock
      .sleep(deliveryPolicy.attemptTimeout)
      .then((): SendResult => ({ ok: false, failure: networkError }));
    const result = await orSuccess(Promise.race([response, timeout]));
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

/** The result of an attempt that throws, such as for a missing id. A retry would throw again, so the status is a 4xx. */
function thrownError(reason: unknown): SendResult {
  return { ok: false, failure: { status: 400, text: String(reason) } };
}

async function untilAborted(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
}
