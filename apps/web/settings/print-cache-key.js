import { existsSync, readFileSync } from 'node:fs';

// Nx adds the output of this program to the cache key of the site's builds, so that Nx never returns a cached build
// that was made with other settings. The program is plain JavaScript without imports from the workspace, so that it
// takes little time: Nx waits for its output before it can compute that key.
const otherVariables = ['SITE_PORT', 'MAIL_SANDBOX_PORT'];
const settings = Object.entries(process.env).filter(
  ([name]) => name.startsWith('VITE_') || otherVariables.includes(name),
);
// Files from which a build (`.env`) or Nx (all three) reads variables. The paths are relative to the workspace root, in
// which Nx runs this program.
const files = ['.env', '.local.env', '.env.local'];
const contents = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null));
console.log(JSON.stringify([settings.sort(), contents]));
