import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import type { Settings } from './launch';

/**
 * The settings as a production build reads them: the environment, then the `.env` files. Which there are, and which
 * have a default, is read from `.env.example`: a test of the site keeps it equal to what the build asks for.
 */
export function readSettings(workspaceRoot: string): Settings {
  const given = loadEnv('production', workspaceRoot, 'VITE_');
  const listed = readFileSync(join(workspaceRoot, '.env.example'), 'utf8').matchAll(
    /^(VITE_\w+)=(.*)$/gm,
  );
  return Object.fromEntries(
    [...listed].map(([, key = '', fallback]) => [key, given[key]?.trim() || fallback || undefined]),
  );
}
