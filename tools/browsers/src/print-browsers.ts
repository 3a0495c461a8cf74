import { statSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium';
import { findFirefox, findWebKit } from './engines';
import { findOldChromium } from './old-chromium';

// Nx adds this output to the hash of browser tests (apps/web-e2e/package.json), so that they run again after a browser
// was installed or updated. All of them need Chromium. Only `e2e-engines` also calls this program with the argument
// `engines`, so that installing an engine does not run the others again.
const finders =
  process.argv[2] === 'engines'
    ? [findFirefox, findWebKit, findOldChromium]
    : [findChromium, findHeadlessShell];
const found = finders
  .map((find) => find())
  .map((path) => {
    if (!path) return null;
    const { size, mtimeMs } = statSync(path);
    return { path, size, mtimeMs };
  });
console.log(JSON.stringify(found));
