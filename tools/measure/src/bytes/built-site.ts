import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, languageAt } from '@lawyers/domain';
import { elementsOf, filesBelow, type Element } from '@lawyers/hosting';

/** A response: its address and its bytes with brotli, without headers. */
export type SentFile = { readonly address: string; readonly bytes: number };

export type BuiltSite = {
  /** Addresses of all pages except redirects. */
  readonly pages: readonly string[];
  readonly pageAt: (address: string) => readonly Element[];
  readonly fileAt: (address: string) => SentFile;
  /** Of the scripts of a page, whose language has a build of its own. */
  readonly manifestFor: (address: string) => Manifest;
};

/**
 * @param directory The build, with `client` and Vite's manifest in it.
 * @throws Error when there is no build.
 */
export function openBuiltSite(directory: string): BuiltSite {
  const client = join(directory, 'client');
  if (!existsSync(join(directory, 'manifest.json'))) {
    throw new Error(`${directory} holds no built site. Build it first: npx nx build-sandbox web`);
  }
  const pages = new Map(
    filesBelow(client)
      .filter((file) => file.endsWith('.html'))
      .map(
        (file) => [addressOf(file), elementsOf(readFileSync(join(client, file), 'utf8'))] as const,
      )
      .filter(([, elements]) => !redirects(elements)),
  );
  return {
    pages: [...pages.keys()],
    pageAt(address) {
      const page = pages.get(address);
      if (!page) throw new Error(`The build has no page ${address}.`);
      return page;
    },
    fileAt: (address) => ({ address, bytes: sentBytes(join(client, fileOf(address))) }),
    manifestFor(address) {
      const language = languageAt(address);
      const name = language === defaultLanguage ? 'manifest.json' : `manifest.${language}.json`;
      return JSON.parse(readFileSync(join(directory, name), 'utf8')) as Manifest;
    },
  };
}

const index = 'index.html';

function addressOf(file: string): string {
  if (file === index) return '/';
  return `/${file.endsWith(`/${index}`) ? file.slice(0, -index.length - 1) : file}`;
}

function fileOf(address: string): string {
  const isFile = address.slice(address.lastIndexOf('/')).includes('.');
  return isFile ? address : join(address, index);
}

function redirects(page: readonly Element[]): boolean {
  return page.some(({ attributes }) => attributes['http-equiv'] === 'refresh');
}

/** Not every file has a precompressed variant. */
function sentBytes(file: string): number {
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}
