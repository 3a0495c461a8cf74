import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checksums } from '@lawyers/hosting';
import { startNginx } from '@lawyers/serve/testing';

const root = resolve(import.meta.dirname, '../../../..');

export type NginxServer = ReturnType<typeof createNginxServer>;

/** A server with nginx whose releases an operator changes (docs/go-live.md). */
export function createNginxServer() {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const script = readFileSync(join(root, 'tools/hosting/nginx-release.sh'), 'utf8');
  // nginx looks up the link to the live release for every request, so it needs no reload here.
  writeFileSync(join(folder, 'nginx'), '#!/bin/sh\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, SITE_FOLDER: folder };
  let stopNginx: () => Promise<void> = () => Promise.resolve();

  /** Runs a command of an operator. @throws Error when it fails. */
  function operate(command: string): void {
    const options = { input: script, encoding: 'utf8', env } as const;
    const { status, stderr } = spawnSync('sh', ['-s', command], options);
    if (status !== 0) throw new Error(stderr);
  }

  return {
    operate,
    /** Releases the built site, as if for production. */
    release(change: (client: string) => void = () => undefined): void {
      const upload = join(folder, 'upload');
      cpSync(join(root, 'dist/apps/web-sandbox'), upload, { recursive: true });
      change(join(upload, 'client'));
      const stamp = readFileSync(join(upload, 'stamp.json'), 'utf8');
      writeFileSync(join(upload, 'stamp.json'), stamp.replace('"sandbox"', '"production"'));
      writeFileSync(join(upload, 'SHA256SUMS'), checksums(upload));
      operate('release');
    },
    /** Serves the live release, and returns its address. */
    async start(): Promise<string> {
      const { url, stop } = await startNginx(join(folder, 'current'));
      stopNginx = stop;
      return url;
    },
    async stop(): Promise<void> {
      await stopNginx();
      rmSync(folder, { recursive: true });
    },
  };
}
