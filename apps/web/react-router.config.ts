import type { Config } from '@react-router/dev/config';

// Nx loads this file whenever it creates its project graph. So the modules of the build are imported inside the
// functions that need them, and do not slow down other Nx commands.
const config: Config = {
  ssr: false,
  // React Router stays at version 7: the package react-router-dom was demanded for this site, and it has no version 8.
  // Version 7 warns about each of these flags that is not set, so all of them are set.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
    // Splitting the scripts of routes is useless, because the plugin `emptyRouteModules` in vite.config.ts empties
    // them.
    v8_splitRouteModules: false,
  },
  // `build-language.ts` sets BUILD_DIR for each language, and `finish-static-site.ts` joins the folders afterward. The
  // fallback is not the folder that an operator deploys.
  buildDirectory: process.env['BUILD_DIR'] ?? '../../dist/react-router',
  prerender: {
    paths: async () => {
      const { prerenderPaths } = await import('./app/prerender-paths');
      return [...prerenderPaths()];
    },
    // Up to four pages at a time, so that some are written to disk while others are rendered.
    concurrency: 4,
  },
};

export default config;
