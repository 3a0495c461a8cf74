import { defineConfig } from 'astro/config';
import { siteLinks } from './site-links.mjs';

export default defineConfig({
  site: 'http://localhost:4200',
  // Pictures come as files of the right sizes: nothing is to be done to them.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  markdown: { syntaxHighlight: false, remarkPlugins: [siteLinks] },
  build: { inlineStylesheets: 'always', format: 'directory' },
  devToolbar: { enabled: false },
});
