export { findChromium } from './chromium';
export { everyTarget } from './every-target';
export { findNginx, installNginx } from './nginx';
