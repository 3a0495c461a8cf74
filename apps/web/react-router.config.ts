import type { Config } from '@react-router/dev/config';

// Nx loads this file for every project graph, so the build's own modules are imported lazily.
const config: Config = {
  ssr: false,
  // React Router stays at 7: the specification names react-router-dom, which has no version 8.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
    // Routes have no scripts to split: `onlyIslands` empties them.
    v8_splitRouteModules: false,
  },
  // Set by `build-site.ts`, which builds each language and joins them. Never the folder that is deployed.
  buildDirectory: process.env['BUILD_DIR'] ?? '../../dist/react-router',
  prerender: {
    paths: async () => {
      const { prerenderPaths } = await import('./app/prerender-paths');
      return [...prerenderPaths()];
    },
    // Writes some pages while it renders another one.
    concurrency: 4,
  },
};

export default config;
