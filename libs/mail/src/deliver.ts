import { deliveryPolicy, mayRetry } from './delivery-policy';
import {
  type Delivery,
  type SendFailure,
  type SendOptions,
  type SendResult,
  networkError,
  thrownError,
} from './mail';

/**
 * Delivers one message (requirements § 5, decision 8). Never rejects: the result describes the failure.
 * - The first attempt starts at once, and a failure is retried only when the same request may still succeed.
 * - A success counts whenever it arrives, even from an attempt that timed out.
 * - If the attempts fail without a response and the browser says that it is offline, one wait to be online follows, and
 *   then as many attempts. It ends after `offlineTimeout`, or when the page is hidden.
 * - No attempt starts after `signal` has aborted, or after `sendingTimeout`, as when the device was suspended meanwhile.
 * Sending later could be noticed by another person who uses the device.
 * @param attempt Makes one request. May settle long after `attemptTimeout`, or never.
 */
export async function deliver(
  attempt: () => Promise<SendResult>,
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
  let sendingSince = Date.now();
  let isFirst = true;

  // By the wall clock: timers stop while a device is suspended.
  const isOver = () => signal?.aborted || Date.now() - sendingSince > deliveryPolicy.sendingTimeout;

  function showOffline(isOffline: boolean): void {
    if (isOffline !== offline) onOfflineChange?.(isOffline);
    offline = isOffline;
  }

  /** Makes up to `attempts` attempts, and returns whether one succeeded. */
  async function attemptRepeatedly(): Promise<boolean> {
    for (let left: number = deliveryPolicy.attempts; left > 0; left -= 1) {
      if (!isFirst) {
        const delay = deliveryPolicy.retryDelay + Math.random() * deliveryPolicy.jitter;
        const wait = Promise.race([sleep(delay), aborted]);
        if ((await orSuccess(wait)) === 'success') return true;
      }
      if (isOver()) return false;
      isFirst = false;
      const response = attempt().then((result) => {
        if (result.ok) succeed();
        return result;
      }, thrownResult);
      const noResponse = Promise.race([sleep(deliveryPolicy.attemptTimeout), aborted]);
      const result = await orSuccess(Promise.race([response, noResponse]));
      if (result === 'success' || result?.ok) return true;
      failure = result?.failure ?? networkError;
      // Offline, a request fails at once: one that is answered or times out has a connection. What the browser says
      // about its connection may be wrong both ways, so it never stops or delays an attempt.
      if (result?.failure.status !== 0) showOffline(false);
      else if (!navigator.onLine) showOffline(true);
      if (!mayRetry(failure)) return false;
    }
    return false;
  }

  /** Returns whether the browser was online in time. */
  async function untilOnline(): Promise<boolean> {
    const startedAt = Date.now();
    const wait = new AbortController();
    // A page is hidden in another tab, behind another app, or on a locked device.
    const isHidden = () => document.visibilityState === 'hidden';
    const stopped = [
      sleep(deliveryPolicy.offlineTimeout),
      until(isHidden, document, 'visibilitychange', wait.signal),
      aborted,
    ].map((end) => end.then(() => false));
    const online = until(() => navigator.onLine, window, 'online', wait.signal).then(() => true);
    const isOnline = await Promise.race([...stopped, online]);
    wait.abort();
    // Timers stop while a device is suspended, so the wait may have taken longer.
    return isOnline && Date.now() - startedAt <= deliveryPolicy.offlineTimeout;
  }

  if (await attemptRepeatedly()) return { ok: true };
  if (offline && !isOver()) {
    const outcome = await orSuccess(untilOnline());
    if (outcome === 'success') return { ok: true };
    if (outcome) {
      showOffline(false);
      sendingSince = Date.now();
      if (await attemptRepeatedly()) return { ok: true };
    }
  }
  return { ok: false, failure, stoppedWhileOffline: offline, lateSuccess: success };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Resolves when `holds` is true: at once, or when an event says so. Stops listening when `signal` aborts. */
function until(
  holds: () => boolean,
  target: EventTarget,
  event: string,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (holds()) resolve();
    };
    target.addEventListener(event, check, { signal });
    check();
  });
}

function thrownResult(reason: unknown): SendResult {
  return { ok: false, failure: thrownError(reason) };
}
