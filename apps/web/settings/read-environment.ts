import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The environment variables, and those of `.env` in the workspace root that the environment does not set. */
export function readEnvironment(
  workspaceRoot: string,
): Readonly<Record<string, string | undefined>> {
  const file = join(workspaceRoot, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}
