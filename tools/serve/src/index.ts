export { listen } from './listen';
export { createStaticSite } from './static-site';
