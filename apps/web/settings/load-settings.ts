import { loadEnv } from 'vite';
import { parseSettings } from './parse-settings.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import type { Settings } from './settings-schema.ts';

/**
 * The settings for a Vite mode. Only `production` reads the environment and the `.env` files of the workspace
 * root; every other mode is the sandbox and cannot reach the real mail service, whatever stands in them.
 * @throws Error that names every setting that is missing or wrong.
 */
export function loadSettings(mode: string, workspaceRoot: string): Settings {
  return mode === 'production'
    ? parseSettings(loadEnv(mode, workspaceRoot, 'VITE_'))
    : sandboxSettings(process.env);
}
