import { howToInstall, missingEngines } from '@lawyers/browsers';

/**
 * Playwright's global setup. Not in the configuration, which other tools load too.
 * @throws Error when no engine besides Chromium is installed, or one is missing in CI.
 */
export default function reportMissing(): void {
  const missing = missingEngines();
  if (missing.length === 0) return;
  if (missing.length === 2 || process.env['CI']) throw new Error(howToInstall(missing));
  console.warn(howToInstall(missing));
}
