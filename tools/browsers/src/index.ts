export {
  chromiumPath,
  findChromium,
  findHeadlessShell,
  installChromium,
  installHeadlessShell,
} from './chromium';
export { findFirefox, findWebKit, howToInstall, missingEngines, type EngineName } from './engines';
export { freePort } from './free-port';
export { findNginx, installNginx } from './install-nginx';
export { findOldChromium } from './old-chromium';
export { installStrace } from './strace';
