import * as v from 'valibot';
import { settingsSchema, type Settings } from './settings-schema.ts';

/** @throws Error that names every setting that is missing or wrong, and says where to set them. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty line in an .env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(settingsSchema, given);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => {
    const key = v.getDotPath(issue) ?? '';
    return `  ${key}: ${key in given ? issue.message : 'missing'}`;
  });
  throw new Error(
    `The settings of this production build are not complete:\n${faults.join('\n')}\n` +
      'Set them in the environment or in .env (see .env.example). `npm start` needs none.',
  );
}
