import { settingsSchema } from '@lawyers/web/settings';
import * as v from 'valibot';
import { loadEnv } from 'vite';
import type { Settings } from './launch';

/** The settings as a production build reads them: the environment, then the `.env` files, then the defaults. */
export function readSettings(workspaceRoot: string): Settings {
  const given = loadEnv('production', workspaceRoot, 'VITE_');
  return Object.fromEntries(
    Object.entries(settingsSchema.entries).map(([key, schema]) => {
      const fallback = v.getDefault<v.GenericSchema<unknown, string | undefined>>(schema);
      return [key, given[key]?.trim() || fallback];
    }),
  );
}
