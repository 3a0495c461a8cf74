import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findNginx, freePort, installNginx } from '@lawyers/browsers';
import { makeFolder } from '@lawyers/hosting/testing';

/**
 * Changes to an operator's set-up. `conf` changes the build's nginx.conf, `settings` adds lines to its `server` block,
 * `main` changes nginx's main file, and `certificateDays` is for how many days the certificate is valid.
 */
export type NginxChange = {
  readonly conf?: (text: string) => string;
  readonly settings?: string;
  readonly main?: (text: string) => string;
  readonly certificateDays?: number;
};

/** A DNS lookup for tests that resolves every name to this machine. */
export const lookup: LookupFunction = (_name, _options, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }]);

/** Starts nginx with a build's `nginx.conf` and the set-up of docs/go-live.md, on ports of its own. */
export async function startNginx(buildDirectory: string, change: NginxChange = {}) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnFreePorts(buildDirectory, change);
    } catch (error) {
      // Another program took a port between the choice and the start.
      if (tries === 5 || !`${error}`.includes('Address already in use')) throw error;
    }
  }
}

async function startOnFreePorts(
  buildDirectory: string,
  { conf = String, settings = '', main = String, certificateDays = 90 }: NginxChange,
) {
  const [port, secure, plain] = await Promise.all([freePort(), freePort(), freePort()]);
  const origin = `https://www.site.test:${secure}`;
  const certificate = certificateOf(certificateDays);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const values: Readonly<Record<string, unknown>> = { user, secure, plain, origin, certificate };
  const server = readFileSync(join(import.meta.dirname, 'nginx.testing.conf'), 'utf8');
  const directory = makeFolder({
    'main.conf': main(server.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))),
    'site.conf': conf(readFileSync(join(buildDirectory, 'nginx.conf'), 'utf8')),
    'site-settings.conf': `listen 127.0.0.1:${port};
      listen 127.0.0.1:${secure} ssl;
      server_name www.site.test;
      root ${join(buildDirectory, 'client')};
      ${settings}`,
  });
  const nginx = spawn(findNginx() ?? installNginx(), ['-p', directory, '-c', 'main.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (text) => (errors += text));
  const exit = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  while (!(await fetch(url).catch(() => undefined))) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx refused the build's nginx.conf:\n${errors}`);
    if (Date.now() > deadline) {
      nginx.kill();
      throw new Error(`nginx does not answer at ${url}:\n${errors}`);
    }
    await setTimeout(10);
  }
  const ca = readFileSync(join(certificate, 'certificate.pem'), 'utf8');
  return {
    /** The origin for plain HTTP. */
    url,
    /** The origin for HTTPS. */
    origin,
    options: { httpOrigin: `http://127.0.0.1:${plain}`, connection: { ca, lookup } },
    stop: () => {
      nginx.kill();
      return exit;
    },
  };
}

const certificates = new Map<number, string>();

/**
 * @returns The folder of a self-signed certificate, which a client must also trust as the certificate authority. For
 * each number of days, one certificate is made and then used again.
 */
function certificateOf(days: number): string {
  const made = certificates.get(days);
  if (made) return made;
  const folder = makeFolder();
  const command = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out certificate.pem -days ${days} -subj /CN=site.test
    -addext subjectAltName=DNS:www.site.test,DNS:site.test`;
  execFileSync('openssl', command.split(/\s+/), { cwd: folder, stdio: 'pipe' });
  certificates.set(days, folder);
  return folder;
}
