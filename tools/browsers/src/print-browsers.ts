import { statSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium';
import { findFirefox, findWebKit } from './engines';
import { findOldChromium, oldChromiums } from './old-chromium';

// Nx adds this output to the hash of browser tests, so that another browser, or one more, runs them again.
const paths = [findChromium(), findHeadlessShell(), findFirefox(), findWebKit()];
const found = [...paths, ...oldChromiums.map(findOldChromium)].map((path) => {
  if (!path) return null;
  const { size, mtimeMs } = statSync(path);
  return { path, size, mtimeMs };
});
console.log(JSON.stringify(found));
