import type { Config } from '@react-router/dev/config';

// Nx loads this file for every project graph, so the build's own modules are imported lazily.
const config: Config = {
  ssr: false,
  presets: [
    {
      name: 'site-facts',
      // Runs when a build or the development server starts.
      reactRouterConfigResolved: async () => {
        const { site } = await import('@lawyers/domain');
        const { checkSiteFacts } = await import('@lawyers/domain/site-facts');
        checkSiteFacts(site);
      },
    },
  ],
  // Set by `build-site.ts`, which builds each language and joins them.
  buildDirectory: process.env['BUILD_DIR'] ?? '../../dist/apps/web',
  prerender: {
    paths: async () => {
      const { articleFolders } = await import('@lawyers/blog-content');
      const { prerenderPaths } = await import('./addresses/prerender-paths');
      return [...prerenderPaths(articleFolders().length)];
    },
    // Writes some pages while it renders another one.
    concurrency: 4,
  },
};

export default config;
