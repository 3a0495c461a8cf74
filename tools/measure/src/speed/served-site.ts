import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressAll, elementsOf, filesBelow } from '@lawyers/hosting';
import { createStaticSite, listen } from '@lawyers/serve';
import { pageAs, type Variant } from './variants';

export type ServedSite = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** Serves a build with its headers and precompressed files. `port` 0 uses any free port. */
export async function serveBuild(build: string, port = 0): Promise<ServedSite> {
  const server = createStaticSite(join(build, 'client'));
  await listen(server, port, 'SITE_PORT');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a variant of the build from a copy. Closing deletes the copy. */
export async function serveVariant(build: string, variant: Variant): Promise<ServedSite> {
  const copy = await mkdtemp(join(tmpdir(), `measure-${variant}-`));
  await cp(build, copy, { recursive: true });
  const hashes = new Map<string, string>();
  const pages = filesBelow(copy)
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(copy, file));
  for (const page of pages) {
    const before = await readFile(page, 'utf8');
    const after = pageAs(variant, before);
    const [hashesBefore, hashesAfter] = [before, after].map(styleHashes);
    hashesBefore?.forEach((hash, index) => hashes.set(hash, hashesAfter?.[index] ?? hash));
    await writeFile(page, after);
  }
  await compressAll(pages);
  await allowStyles(copy, hashes);
  const site = await serveBuild(copy);
  return {
    url: site.url,
    async close() {
      await site.close();
      await rm(copy, { recursive: true });
    },
  };
}

/** Replaces the hashes of changed styles in the headers, which would block them otherwise. */
async function allowStyles(copy: string, hashes: ReadonlyMap<string, string>): Promise<void> {
  const files = (await readdir(copy)).filter((name) => name.endsWith('.json'));
  for (const file of files) {
    let text = await readFile(join(copy, file), 'utf8');
    for (const [before, after] of hashes) text = text.replaceAll(before, after);
    await writeFile(join(copy, file), text);
  }
}

function styleHashes(html: string): readonly string[] {
  return elementsOf(html)
    .filter(({ tagName }) => tagName === 'style')
    .map(({ text }) => createHash('sha256').update(text).digest('base64'));
}
