import { howToInstall, missingEngines } from '@lawyers/browsers';

/**
 * Playwright's global setup. Not in the configuration, which other tools load too.
 * @throws Error when only Chromium is installed, or an engine is missing in CI.
 */
export default function reportMissing(): void {
  const missing = missingEngines();
  if (missing.length === 0) return;
  const onlyChromium = missing.includes('firefox') && missing.includes('webkit');
  if (onlyChromium || process.env['CI']) throw new Error(howToInstall(missing));
  console.warn(howToInstall(missing));
}
