import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checksums } from '@lawyers/hosting';
import { startNginx } from '@lawyers/serve/testing';

const root = resolve(import.meta.dirname, '../../../..');

export type NginxServer = {
  /** Releases the built site, as if for production. */
  readonly release: (change?: (client: string) => void) => void;
  /** Runs a command of an operator. @throws Error when it fails. */
  readonly operate: (command: string) => void;
  /** Serves the live release, and returns its address. */
  readonly start: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** A server with nginx whose releases an operator changes (docs/go-live.md). */
export function createNginxServer(): NginxServer {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const script = readFileSync(join(root, 'tools/hosting/nginx-release.sh'), 'utf8');
  // nginx looks up the link to the live release for every request, so it needs no reload here.
  writeFileSync(join(folder, 'nginx'), '#!/bin/sh\n', { mode: 0o755 });
  let stopNginx: () => Promise<void> = () => Promise.resolve();

  function operate(command: string): void {
    const { status, stderr } = spawnSync('sh', ['-s', command], {
      input: script,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, SITE_FOLDER: folder },
    });
    if (status !== 0) throw new Error(stderr);
  }

  return {
    operate,
    release(change = () => undefined) {
      const upload = join(folder, 'upload');
      cpSync(join(root, 'dist/apps/web-sandbox'), upload, { recursive: true });
      change(join(upload, 'client'));
      const stamp = readFileSync(join(upload, 'stamp.json'), 'utf8');
      writeFileSync(join(upload, 'stamp.json'), stamp.replace('"sandbox"', '"production"'));
      writeFileSync(join(upload, 'SHA256SUMS'), checksums(upload));
      operate('release');
    },
    async start() {
      const { url, stop } = await startNginx(join(folder, 'current'));
      stopNginx = stop;
      return url;
    },
    async stop() {
      await stopNginx();
      rmSync(folder, { recursive: true });
    },
  };
}
