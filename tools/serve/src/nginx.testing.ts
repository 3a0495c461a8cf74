import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, installNginx } from '@lawyers/browsers';

export type RunningNginx = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts nginx with the build's unchanged `nginx.conf` and an operator's settings. */
export async function startNginx(buildDirectory: string): Promise<RunningNginx> {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  copyFileSync(join(buildDirectory, 'nginx.conf'), join(directory, 'site.conf'));
  writeFileSync(
    join(directory, 'site-settings.conf'),
    `listen 127.0.0.1:${port};\nroot ${join(buildDirectory, 'client')};\n`,
  );
  writeFileSync(join(directory, 'main.conf'), mainConfiguration(directory));
  const nginx = spawn(findNginx() ?? installNginx(), ['-p', directory, '-c', 'main.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (text) => (errors += text));
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx refused the build's nginx.conf:\n${errors}`);
  }
  return {
    url,
    stop: async () => {
      nginx.kill();
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}

/** A distribution's main configuration, with all paths below `directory`. */
function mainConfiguration(directory: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${directory}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path ${directory}/${kind};`).join('\n')}
  include site.conf;
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
