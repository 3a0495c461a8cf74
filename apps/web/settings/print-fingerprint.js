import { existsSync, readFileSync } from 'node:fs';

// Printed for Nx, as part of the build's cache key: a build must never be taken from the cache with other settings.
// Plain JavaScript that reads the files as they are, since Nx waits for it before every run.
const others = ['ARTICLES_DIR', 'BUILD_DIR', 'COMPRESSED_TWINS', 'SITE_PORT', 'MAIL_SANDBOX_PORT'];
const settings = Object.entries(process.env).filter(
  ([name]) => name.startsWith('VITE_') || others.includes(name),
);
// What Vite reads in a production build, in the workspace's root, where Nx starts this.
const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
const written = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
console.log(JSON.stringify([settings.sort(), written]));
