export { chromiumPath, findChromium } from './chromium';
export { copyWorkspace } from './copy-workspace';
export { everyTarget } from './every-target';
export { hydrated } from './hydrated';
export { loadOver, machineLine } from './machine';
export { findNginx, installNginx } from './nginx';
