/**
 * Tells a service that raises an alarm when it hears nothing for a day, so that a canary that never ran is noticed. Of a
 * failure it learns at `/fail` (Healthchecks.io), with the reason; one without that address raises its alarm all the same.
 */
export async function ping(url: string, report: string): Promise<void> {
  const confirmed = report.startsWith('CONFIRMED');
  const address = confirmed ? url : `${url.replace(/\/$/, '')}/fail`;
  const { ok, status } = await fetch(address, { method: 'POST', body: report });
  if (confirmed && !ok)
    throw new Error(`The inquiry was confirmed, but CANARY_PING answered with ${status}.`);
}
