import * as v from 'valibot';
import { settingsSchema, type Settings } from './settings-schema.ts';

/**
 * Validates the settings of a production build (requirements § 4.5).
 * @throws Error that lists every missing or invalid setting, and where to set them.
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty value in an .env file means that the setting is missing.
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
