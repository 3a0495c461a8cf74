import { setImmediate } from 'node:timers/promises';
import { deliver } from './deliver';
import type { SendFailure, SendResult } from './mail';

/** The response of the service to one request, and after how many milliseconds it arrives; Infinity for no response. */
export type Response = SendFailure & { readonly after: number };

/** Events during a delivery. All times are in milliseconds from its start. */
export type Conditions = {
  /** Periods in which `navigator.onLine` is false. Browsers may be wrong, so requests may still succeed. */
  readonly outages?: readonly { readonly from: number; readonly until: number }[];
  readonly hiddenAt?: number;
  readonly abortedAt?: number;
  /** When the device is suspended for an hour: the clock goes on, but timers stand still. */
  readonly suspendedAt?: number;
  /** What Math.random() returns: at least 0 and below 1. */
  readonly random?: number;
};

export const isSuccess = ({ status, text }: Response) => status === 200 || text === 'OK';

/**
 * For tests: delivers to a service with these responses; any further request gets status 400. Fake timers let hours
 * pass at once.
 * @returns `delivery`, the result; `log`, what happened and when, such as `sent 0, confirmed 100`; and the times when
 * each request was sent (`startedAt`), when the delivery ended (`endedAt`), and when `lateSuccess` resolved, if it did
 * (`lateAt`). All times are in milliseconds from the start.
 */
export async function simulate(
  responses: readonly Response[],
  { outages = [], hiddenAt = Infinity, abortedAt, suspendedAt, random = 0.5 }: Conditions = {},
) {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const isOnline = () => outages.every(({ from, until }) => now() < from || until <= now());
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
  const visibility = () => (now() < hiddenAt ? 'visible' : 'hidden');
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(visibility);
  for (const { until } of outages) at(until, () => window.dispatchEvent(new Event('online')));
  // The event at 4 s must change nothing if `hiddenAt` is later, since the page is still visible then.
  for (const time of [4_000, hiddenAt])
    at(time, () => document.dispatchEvent(new Event('visibilitychange')));
  const controller = new AbortController();
  at(abortedAt, () => controller.abort());
  at(suspendedAt, () => jest.setSystemTime(now() + 3_600_000));

  const log: string[] = [];
  const record = (what: string) => void log.push(`${what} ${now()}`);
  const startedAt: number[] = [];
  async function attempt(): Promise<SendResult> {
    const response = responses[startedAt.length] ?? { status: 400, text: 'unplanned', after: 0 };
    startedAt.push(now());
    record('sent');
    await new Promise<void>((resolve) => at(response.after, resolve));
    const { status, text } = response;
    return isSuccess(response) ? { ok: true } : { ok: false, failure: { status, text } };
  }
  let endedAt = NaN;
  let lateAt: number | undefined;
  const onOfflineChange = (isOffline: boolean) => record(isOffline ? 'offline' : 'online');
  const delivery = deliver(attempt, { onOfflineChange, signal: controller.signal });
  void delivery.then((result) => {
    endedAt = now();
    if (result.ok) return record('confirmed');
    record(`${result.stoppedWhileOffline ? 'stopped offline' : 'failed'} ${result.failure.status}`);
    void result.lateSuccess.then(() => {
      lateAt = now();
      record('late success');
    });
  });
  for (await setImmediate(); jest.getTimerCount() > 0; await setImmediate())
    jest.advanceTimersToNextTimer();
  return { delivery: await delivery, log: log.join(', '), startedAt, endedAt, lateAt };
}

function now(): number {
  return Date.now();
}

function at(time: number | undefined, act: () => void): void {
  if (time !== undefined && time < Infinity) setTimeout(act, time);
}
