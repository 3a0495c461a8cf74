import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { sandboxSettings } from './sandbox-settings.ts';
import { settingsSchema, type Settings } from './settings-schema.ts';

/**
 * The settings for a Vite mode. Only `production` takes them from environment variables and the file `.env` in the
 * workspace root. Every other mode has the sandbox settings, so that it cannot reach the real mail service. Of these
 * settings, the environment chooses only the local ports.
 * @throws Error that lists every missing or invalid setting of `production`.
 */
export function loadSettings(mode: string, workspaceRoot: string): Settings {
  return mode === 'production'
    ? parseSettings(readEnvironment(workspaceRoot))
    : sandboxSettings(process.env);
}

/**
 * The environment variables, and in addition the variables of `.env` in the workspace root that the environment does
 * not set.
 */
export function readEnvironment(
  workspaceRoot: string,
): Readonly<Record<string, string | undefined>> {
  const file = join(workspaceRoot, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/**
 * Validates the settings of a production build (requirements § 4.5).
 * @throws Error that lists every missing or invalid setting, and where to set them.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // A setting that is empty or only white space counts as missing, such as one in .env that is not filled in.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(settingsSchema, given);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const key = v.getDotPath(issue) ?? '';
    return `  ${key}: ${key in given ? issue.message : 'missing'}`;
  });
  throw new Error(
    `The settings of this production build are not complete:\n${problems.join('\n')}\n` +
      'Set them in the environment or in .env (see .env.example). `npm start` needs none.',
  );
}
