import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';

/** Collects one entry per test for a later test that evaluates them all. Playwright empties the folder before a run. */
export function runRecord<Entry>({ project }: TestInfo, name: string) {
  const folder = join(project.outputDir, name);
  return {
    add(key: string, entry: Entry): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${key}.json`), JSON.stringify(entry));
    },
    all(): readonly Entry[] {
      const files = existsSync(folder) ? readdirSync(folder) : [];
      return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Entry);
    },
  };
}
