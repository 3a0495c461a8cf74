import { test } from '@playwright/test';
import { canaryForms, sendTestInquiry } from './send-test-inquiry';

const { CANARY_URL: url, CANARY_EMAIL } = process.env;
// A workflow passes an unset variable as an empty text.
const email = CANARY_EMAIL || 'canary@example.com';

for (const form of canaryForms) {
  test(`the live site confirms one test inquiry by the ${form} form`, async ({ page }) => {
    // The address of the site has no default, so that a run without one sends nothing.
    if (!url) throw new Error('Usage: CANARY_URL=https://www.example.com npm run canary');
    const report = await sendTestInquiry(page, { form, url, email, timeoutSeconds: 60 });
    process.stdout.write(`${report}\n`);
  });
}
