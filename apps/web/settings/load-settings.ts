import { parseSettings } from './parse-settings.ts';
import { readEnvironment } from './read-environment.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import type { Settings } from './settings-schema.ts';

/**
 * The settings for a Vite mode. Only `production` reads the environment and `.env` in the workspace root. Every other
 * mode has the sandbox settings, so it cannot reach the real mail service.
 * @throws Error that lists every missing or invalid setting.
 */
export function loadSettings(mode: string, workspaceRoot: string): Settings {
  return mode === 'production'
    ? parseSettings(readEnvironment(workspaceRoot))
    : sandboxSettings(process.env);
}
