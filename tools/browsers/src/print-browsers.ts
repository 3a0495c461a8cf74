import { statSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium';
import { findFirefox, findWebKit } from './engines';
import { findOldChromium } from './old-chromium';

// Nx adds this output to the hash of browser tests (apps/web-e2e/package.json), so that they run again after a browser
// was installed or updated.
const finders = [findChromium, findHeadlessShell, findFirefox, findWebKit, findOldChromium];
const found = finders
  .map((find) => find())
  .map((path) => {
    if (!path) return null;
    const { size, mtimeMs } = statSync(path);
    return { path, size, mtimeMs };
  });
console.log(JSON.stringify(found));
