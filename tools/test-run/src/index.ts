export { findChromium } from './chromium';
export { findNginx, installNginx } from './nginx';
