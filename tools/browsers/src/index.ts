export {
  chromiumPath,
  findChromium,
  findHeadlessShell,
  installChromium,
  installHeadlessShell,
} from './chromium';
export { findFirefox, findWebKit, howToInstall, installEngines, missingEngines } from './engines';
export { findNginx, installNginx } from './nginx';
