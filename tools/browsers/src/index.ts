export { chromiumPath, findChromium, installChromium } from './chromium';
export { loadOver, machineLine } from './machine';
export { findNginx, installNginx } from './nginx';
