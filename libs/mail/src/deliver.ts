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
 *
 * - It makes up to `deliveryPolicy.attempts` attempts, the first one at once. A failure is retried only if the same
 *   request may still succeed.
 * - A success counts whenever it arrives, even from an attempt that timed out.
 * - If an attempt fails without a response, not by timeout, while the browser says that it is offline, and no later
 *   attempt is answered or times out, the delivery waits once to be online, and then makes as many attempts again. The
 *   wait takes no time if the browser is online by then. If the wait reaches `offlineTimeout`, or if the page is
 *   hidden, the delivery ends without further attempts.
 * - No attempt starts after `signal` has aborted, or later than `sendingTimeout` after the start or after that wait.
 *   Only a suspended device takes that long.
 *
 * The limits in the last two points protect the visitor: a request that starts later could be noticed by another person
 * who uses the device by then.
 *
 * @param attempt Makes one request and returns a promise of its result, which may settle long after `attemptTimeout`,
 * or never. A rejection counts as a failure that is not retried. It must not throw instead of returning a promise.
 */
export async function deliver(
  attempt: () => Promise<SendResult>,
  { onOfflineChange, signal }: SendOptions = {},
): Promise<Delivery> {
  let succeed: () => void = () => undefined;
  const success = new Promise<void>((resolve) => {
    succeed = resolve;
  });
  // Wraps every wait, so that a success of any attempt ends it.
  const orSuccess = <T>(pending: Promise<T>) =>
    Promise.race([success.then(() => 'success' as const), pending]);

  const aborted = new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve());
  });

  let failure: SendFailure = networkError;
  let offline = false;
  let sendingSince = Date.now();
  let isFirst = true;

  // Compares times of the clock, because timers stop while a device is suspended.
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
      // Without a connection, a request fails at once with status 0. So an attempt that is answered or times out shows
      // that there is a connection. An attempt that is running when `signal` aborts counts as timed out.
      // `navigator.onLine` may be wrong whether it says true or false, so it never stops or delays these attempts. It
      // only decides, after a failure with status 0, whether the visitor is told of being offline, and whether the
      // delivery may wait to be online after these attempts.
      if (result?.failure.status !== 0) showOffline(false);
      else if (!navigator.onLine) showOffline(true);
      if (!mayRetry(failure)) return false;
    }
    return false;
  }

  /** Waits until the browser is online. Returns false if the wait ended before that, or took too long by the clock. */
  async function untilOnline(): Promise<boolean> {
    const startedAt = Date.now();
    const wait = new AbortController();
    // A page is hidden when the visitor changes to another tab or app, or locks the device.
    const isHidden = () => document.visibilityState === 'hidden';
    const stopped = [
      sleep(deliveryPolicy.offlineTimeout),
      until(isHidden, document, 'visibilitychange', wait.signal),
      aborted,
    ].map((end) => end.then(() => false));
    const online = until(() => navigator.onLine, window, 'online', wait.signal).then(() => true);
    const isOnline = await Promise.race([...stopped, online]);
    wait.abort();
    // Timers stop while a device is suspended, so by the clock the wait may have taken longer than the timeout.
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

/** Resolves when `holds` returns true: at once, or after one of the events. Stops listening when `signal` aborts. */
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
