import { test } from '@playwright/test';
import { parseCanaryOptions } from './canary-options';
import { sendTestInquiry } from './send-test-inquiry';

test('one test inquiry through the live site', async ({ page }) => {
  process.stdout.write(`${await sendTestInquiry(page, parseCanaryOptions(process.env))}\n`);
});
