import { chromiumPath } from '@lawyers/browsers';
import { launch } from 'chrome-launcher';
import { chromium, type Browser } from 'playwright-core';

/** Nothing but this machine can be reached: what a page asks of others fails at once, the same in every run. */
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

/** A browser to be driven by hand. */
export function launchToDrive(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', onlyThisMachine],
  });
}
