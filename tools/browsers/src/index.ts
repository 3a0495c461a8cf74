export { chromiumPath, findChromium, installChromium } from './chromium';
export { findFirefox, findWebKit, howToInstall, installEngines, missingEngines } from './engines';
export { hydrated } from './hydrated';
export { loadOver, machineLine } from './machine';
export { findNginx, installNginx } from './nginx';
