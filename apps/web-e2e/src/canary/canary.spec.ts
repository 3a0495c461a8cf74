import { test } from '@playwright/test';
import { parseCanaryOptions } from './canary-options';
import { sendTestInquiry } from './send-test-inquiry';

test('the live site confirms one test inquiry', async ({ page }) => {
  const { pingUrl, ...options } = parseCanaryOptions(process.env);
  process.stdout.write(`${await sendTestInquiry(page, options)}\n`);
  if (pingUrl) await ping(pingUrl);
});

/** Tells a service that raises an alarm when it hears nothing for a day, so that a canary that never ran is noticed. */
async function ping(url: string): Promise<void> {
  const { ok, status } = await fetch(url);
  if (!ok) throw new Error(`The inquiry was confirmed, but CANARY_PING answered with ${status}.`);
}
