import { chromiumPath } from '@lawyers/browsers';
import { launch } from 'chrome-launcher';
import { chromium, type Browser } from 'playwright-core';

/** Requests to other hosts fail at once, the same in every visit. */
const onlyThisMachine =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** A browser for Lighthouse, which brings its own driver. */
export async function launchForLighthouse(): Promise<{ port: number; close: () => void }> {
  const { port, kill } = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', onlyThisMachine],
    logLevel: 'silent',
  });
  return { port, close: kill };
}

/** A browser that interactions drive. */
export function launchToDrive(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', onlyThisMachine],
  });
}
