import { test } from '@playwright/test';
import { parseCanaryOptions } from './canary-options';
import { sendTestInquiry } from './send-test-inquiry';

test('the live site confirms one test inquiry', async ({ page }) => {
  process.stdout.write(`${await sendTestInquiry(page, parseCanaryOptions(process.env))}\n`);
});
