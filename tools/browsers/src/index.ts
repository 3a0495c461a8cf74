export { chromiumPath, findChromium, installChromium } from './chromium';
export { findFirefox, findWebKit, howToInstall, installEngines, missingEngines } from './engines';
export { loadOver, machineLine } from './machine';
export { findNginx, installNginx } from './nginx';
