export { listen } from '@lawyers/mail-sandbox';
export { startSandboxSite, type SandboxSite } from './sandbox-site';
export { createStaticSite } from './static-site';
