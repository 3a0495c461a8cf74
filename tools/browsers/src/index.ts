export { chromiumPath, findChromium, installChromium } from './chromium';
export { hydrated } from './hydrated';
export { loadOver, machineLine } from './machine';
export { findNginx, installNginx } from './nginx';
