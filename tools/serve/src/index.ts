export { startSandboxSite, type SandboxSite } from './sandbox-site';
