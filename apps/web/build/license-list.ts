import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Leaves `licenses.txt` in the built site: every package of which code reaches a visitor, with its license. */
export function licenseList(): Plugin {
  return {
    name: 'license-list',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const folders = new Set(
        modules.flatMap((id) => packageFolder.exec(id.split('?')[0] ?? '') ?? []),
      );
      const lines = [...folders].map(describePackage);
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: `${[...new Set(lines)].sort().join('\n')}\n`,
      });
    },
  };
}

/** @throws Error for a package that does not say its license: somebody has to look. */
function describePackage(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  if (!license) throw new Error(`${name} ships to the visitor and does not say its license.`);
  return `${name} ${version} ${license}`;
}
