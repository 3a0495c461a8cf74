import type { Config } from '@react-router/dev/config';

// Nx loads this file for every project graph, so the build's own modules are imported lazily.
const config: Config = {
  ssr: false,
  presets: [
    {
      name: 'site-facts',
      // Runs when a build or the development server starts.
      reactRouterConfigResolved: async () => {
        const { checkFacts } = await import('./settings/check-facts');
        checkFacts();
      },
    },
  ],
  // Set by `build-site.ts`, which builds each language and joins them. Never the folder that is deployed.
  buildDirectory: process.env['BUILD_DIR'] ?? '../../dist/react-router',
  prerender: {
    paths: async () => {
      const { builtPaths } = await import('./app/prerender-paths');
      return [...builtPaths()];
    },
    // Writes some pages while it renders another one.
    concurrency: 4,
  },
};

export default config;
