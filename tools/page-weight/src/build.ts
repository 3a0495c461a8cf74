import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tagsOf } from './tags';

/** One file as a browser gets it. */
export type BuiltFile = { readonly address: string; readonly bytes: number };

export type Build = {
  /** The addresses of its pages, without those that only lead elsewhere. */
  readonly pages: readonly string[];
  /** The text of a file or of the page at an address, as it was built. */
  readonly textOf: (address: string) => string;
  readonly fileOf: (address: string) => BuiltFile;
};

/**
 * Opens a folder of static files: a build's `client`, or any other site's.
 * @throws Error when there is none.
 */
export function openBuild(client: string): Build {
  if (!existsSync(join(client, 'index.html'))) {
    throw new Error(`${client} holds no built site. Build it first: npx nx build-sandbox web`);
  }
  const textOf = (address: string) => readFileSync(join(client, pathOf(client, address)), 'utf8');
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(index|404)\.html$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '')}`)
    .filter((address) => !leadsElsewhere(textOf(address)))
    .toSorted();
  const known = new Map<string, number>();
  const bytesOf = (address: string) => {
    const bytes = known.get(address) ?? sizeOf(join(client, pathOf(client, address)));
    known.set(address, bytes);
    return bytes;
  };
  return { pages, textOf, fileOf: (address) => ({ address, bytes: bytesOf(address) }) };
}

/** In bytes: with brotli at its best where it helps, as `tools/hosting` compresses; without headers. */
function sizeOf(file: string): number {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  const content = readFileSync(file);
  if (!/\.(html|m?js|css|svg|json|txt|xml|webmanifest)$/.test(file)) return content.length;
  return Math.min(content.length, brotliCompressSync(content).length);
}

/** An address may have a query, a percent sign, or stand for a folder. */
function pathOf(client: string, address: string): string {
  const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
  return /\.\w+$/.test(path) && existsSync(join(client, path)) ? path : join(path, 'index.html');
}

function leadsElsewhere(html: string): boolean {
  return tagsOf(html).some(
    ({ name, attributes }) => name === 'meta' && attributes['http-equiv'] === 'refresh',
  );
}
