import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from './header-rules';
import type { Redirect } from './redirects';

export type Hosting = {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
};

/** Reads the rules and redirects that `writeHosting` wrote. */
export function readHosting(buildDirectory: string): Hosting {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(buildDirectory, name), 'utf8'));
  return {
    headers: read('headers.json') as Hosting['headers'],
    redirects: read('redirects.json') as Hosting['redirects'],
  };
}
