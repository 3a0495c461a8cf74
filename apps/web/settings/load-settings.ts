import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseSettings } from './parse-settings.ts';
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

/** The environment variables, and those of `.env` in the workspace root that the environment does not set. */
export function readEnvironment(
  workspaceRoot: string,
): Readonly<Record<string, string | undefined>> {
  const file = join(workspaceRoot, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}
