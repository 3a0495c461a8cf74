import { test } from '@playwright/test';
import { parseCanaryOptions } from './canary-options';
import { ping } from './ping';
import { sendTestInquiry } from './send-test-inquiry';

test('the live site confirms one test inquiry', async ({ page }) => {
  const { pingUrl, ...options } = parseCanaryOptions(process.env);
  const sending = sendTestInquiry(page, { ...options, timeoutSeconds: 60 });
  const report = await sending.catch((error: Error) => error.message);
  process.stdout.write(`${report}\n`);
  if (pingUrl) await ping(pingUrl, report);
  await sending;
});
