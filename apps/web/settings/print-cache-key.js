import { existsSync, readFileSync } from 'node:fs';

// Nx adds this output to the cache key of builds, so that it never returns a cached build that was made with other
// settings. It is plain JavaScript without imports from the workspace, because Nx waits for it before every run.
const otherVariables = ['SITE_PORT', 'MAIL_SANDBOX_PORT'];
const settings = Object.entries(process.env).filter(
  ([name]) => name.startsWith('VITE_') || otherVariables.includes(name),
);
// The files from which a build or Nx may read variables, relative to the workspace root, which is Nx's working
// directory.
const files = ['.env', '.local.env', '.env.local'];
const contents = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
console.log(JSON.stringify([settings.sort(), contents]));
