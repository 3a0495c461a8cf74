export { findChromium } from './chromium';
