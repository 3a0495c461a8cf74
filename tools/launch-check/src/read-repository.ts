import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './launch';

/** What the repository says of who answers for it. */
export function readRepository(workspaceRoot: string): Repository {
  const read = (name: string) => {
    const file = join(workspaceRoot, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return { security: read('SECURITY.md'), codeowners: read('CODEOWNERS') };
}
