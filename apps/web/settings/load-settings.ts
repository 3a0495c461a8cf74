import * as v from 'valibot';
import { loadEnv } from 'vite';
import { sandboxSettings } from './sandbox-settings';
import { settingsSchema, type Settings } from './settings-schema';

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

export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty line in an .env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(settingsSchema, given);
  if (!result.success) {
    const faults = result.issues.map((issue) => {
      const key = v.getDotPath(issue) ?? '';
      return `  ${key}: ${key in given ? issue.message : 'missing'}`;
    });
    throw new Error(
      `The settings of this production build are not complete:\n${faults.join('\n')}\n` +
        'Set them in the environment or in .env (see .env.example). `npm start` needs none.',
    );
  }
  const { VITE_EMAILJS_ORIGIN, VITE_SITE_URL } = result.output;
  for (const [key, value] of Object.entries({ VITE_EMAILJS_ORIGIN, VITE_SITE_URL })) {
    if (!value.startsWith('https:')) {
      throw new Error(`${key} must begin with https: in a production build, but is ${value}.`);
    }
  }
  return result.output;
}
