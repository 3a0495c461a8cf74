/** How long the monitoring service may take to answer, in milliseconds. */
const timeout = 30_000;

/**
 * Reports the result of the canary, the daily test inquiry through the live site, to a monitoring service. That service
 * raises an alarm when it receives nothing for a day, so that a canary that never runs is noticed, too. A failure is
 * reported to the address with `/fail` appended, as Healthchecks.io expects; a service that does not know that address
 * raises its alarm because the regular report is missing.
 * @throws Error if the service cannot be reached or does not answer in time, or if it refuses the report of a confirmed
 * inquiry.
 */
export async function ping(url: string, report: string): Promise<void> {
  const confirmed = report.startsWith('CONFIRMED');
  const address = confirmed ? url : `${url.replace(/\/$/, '')}/fail`;
  const signal = AbortSignal.timeout(timeout);
  const { ok, status } = await fetch(address, { method: 'POST', body: report, signal });
  if (confirmed && !ok)
    throw new Error(`The inquiry was confirmed, but CANARY_PING answered with ${status}.`);
}
