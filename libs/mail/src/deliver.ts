import type { Clock } from './clock';
import type { Connection } from './connection';
import { deliveryPolicy, mayHaveArrived, mayRetry } from './delivery-policy';
import type { PageVisibility } from './page-visibility';
import type { Delivery, SendFailure, SendOptions, SendResult } from './mail';
import { networkError } from './network-error';

export type DeliverySetting = {
  /** Makes one request. It may settle long after its time-out, or never. */
  readonly attempt: () => Promise<SendResult>;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly visibility: PageVisibility;
  /** Returns [0, 1). */
  readonly random: () => number;
};

/**
 * Tries to deliver one message (decision 0008). A success counts whenever it is heard, even from an attempt that
 * was given up on; a failure is repeated only when the same request may still succeed; while the browser is
 * offline nothing is sent and no attempt is used up. That wait ends after `offlineHold`, or when the page is hidden:
 * what is sent then could be noticed by whoever holds the device.
 */
export async function deliver(
  { attempt, clock, connection, visibility, random }: DeliverySetting,
  { onHold, signal }: SendOptions = {},
): Promise<Delivery> {
  let succeed: () => void = () => undefined;
  const success = new Promise<void>((resolve) => {
    succeed = resolve;
  });
  // Whatever is being waited for, a success that is heard meanwhile ends the waiting.
  const orSuccess = <T>(waiting: Promise<T>) =>
    Promise.race([success.then(() => 'success' as const), waiting]);

  async function untilOnline(): Promise<'online' | 'stopped'> {
    const since = clock.now;
    const stopped = [
      clock.sleep(deliveryPolicy.offlineTimeout),
      visibility.untilHidden(),
      untilAborted(signal),
    ].map((end) => end.then(() => 'stopped' as const));
    const online = connection.untilOnline().then(() => 'online' as const);
    const end = await Promise.race([...stopped, online]);
    // Timers stand still while a device sleeps.
    return clock.now - since > deliveryPolicy.offlineTimeout ? 'stopped' : end;
  }

  let uncertain = false;
  let stoppedOffline = false;
  let failure: SendFailure = networkError;
  for (let number = 1; number <= deliveryPolicy.attempts; number += 1) {
    if (number > 1) {
      const pause = deliveryPolicy.retryDelay + random() * deliveryPolicy.jitter;
      if ((await orSuccess(clock.sleep(pause))) === 'success') return { ok: true };
    }
    if (!connection.isOnline()) {
      onHold?.(true);
      const held = await orSuccess(untilOnline());
      onHold?.(false);
      if (held === 'success') return { ok: true };
      stoppedOffline = held === 'stopped';
      if (stoppedOffline) break;
    }
    const answer = attempt().then((result) => {
      if (result.ok) succeed();
      return result;
    }, refused);
    const timeout = clock
      .sleep(deliveryPolicy.attemptTimeout)
      .then((): SendResult => ({ ok: false, failure: networkError }));
    const result = await orSuccess(Promise.race([answer, timeout]));
    if (result === 'success' || result.ok) return { ok: true };
    failure = result.failure;
    uncertain ||= mayHaveArrived(failure);
    if (!mayRetry(failure)) break;
  }
  return { ok: false, failure, mayHaveArrived: uncertain, stoppedOffline, lateSuccess: success };
}

/** A request that could not even be made, such as for a missing id: the same would happen again. */
function refused(reason: unknown): SendResult {
  return { ok: false, failure: { status: 400, text: String(reason) } };
}

async function untilAborted(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
}
