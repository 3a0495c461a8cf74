export { listen } from './listen';
export { startSandboxSite, type SandboxSite } from './sandbox-site';
export { createStaticSite } from './static-site';
