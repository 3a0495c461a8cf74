import { statSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium';
import { findFirefox, findWebKit } from './engines';
import { findOldChromium, oldChromiums } from './old-chromium';

// Nx adds this output to the hash of browser tests (apps/web-e2e/package.json), so that they run again after a browser
// was installed or updated.
const paths = [findChromium(), findHeadlessShell(), findFirefox(), findWebKit()];
const found = [...paths, ...oldChromiums.map(findOldChromium)].map((path) => {
  if (!path) return null;
  const { size, mtimeMs } = statSync(path);
  return { path, size, mtimeMs };
});
console.log(JSON.stringify(found));
