export { chromiumPath, findChromium } from './chromium';
export { copyWorkspace } from './copy-workspace';
export { everyTarget } from './every-target';
export { loadOver, machineLine } from './machine';
export { findNginx, installNginx } from './nginx';
