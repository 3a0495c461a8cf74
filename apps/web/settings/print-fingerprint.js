import { existsSync, readFileSync } from 'node:fs';

// Nx adds this output to the build's cache key, so that it never returns a cached build with other settings.
// Plain JavaScript without imports of ours, since it must start fast: Nx waits for it before every run.
const otherVariables = ['ARTICLES_DIR', 'SITE_PORT', 'MAIL_SANDBOX_PORT'];
const settings = Object.entries(process.env).filter(
  ([name]) => name.startsWith('VITE_') || otherVariables.includes(name),
);
// The files that a build or Nx reads, relative to the workspace root, where Nx runs this.
const files = ['.env', '.local.env', '.env.local'];
const contents = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
console.log(JSON.stringify([settings.sort(), contents]));
