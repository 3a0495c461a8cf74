export { listen } from '@lawyers/mail-sandbox';
export { createStaticSite } from './static-site';
