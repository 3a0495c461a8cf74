import { resolve } from 'node:path';
import type { Config } from '@react-router/dev/config';

// Nx loads this file for every project graph, so the build's own modules are imported lazily.
const config: Config = {
  ssr: false,
  presets: [
    {
      name: 'site-facts',
      // Runs when a build or the development server starts.
      reactRouterConfigResolved: async () => {
        const { checkFacts } = await import('./build/check-facts');
        checkFacts();
      },
    },
  ],
  // `BUILD_DIR` lets a measurement build into another folder.
  buildDirectory: process.env['BUILD_DIR'] ?? '../../dist/apps/web',
  prerender: async () => {
    const { articleFolders } = await import('@lawyers/blog-content/folders');
    const { articlesDirectory } = await import('./build/articles-directory');
    const { frameworkPaths } = await import('./addresses/prerender-paths');
    return [...frameworkPaths(articleFolders(articlesDirectory).length)];
  },
  buildEnd: async ({ reactRouterConfig, viteConfig }) => {
    const { finishStaticSite } = await import('./build/finish-static-site');
    const { loadSettings } = await import('./settings/load-settings');
    const settings = loadSettings(viteConfig.mode, resolve(import.meta.dirname, '../..'));
    await finishStaticSite(reactRouterConfig.buildDirectory, viteConfig.mode, settings);
  },
};

export default config;
