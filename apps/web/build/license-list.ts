import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Writes `licenses.txt` into the built site: every package in the browser bundle, with its license. */
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

/** @throws Error for a package without a license in its package.json: a person must check it. */
function describePackage(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  if (!license)
    throw new Error(
      `${name} is in the browser bundle, and its package.json has no license. Check its license, or remove it.`,
    );
  return `${name} ${version} ${license}`;
}
