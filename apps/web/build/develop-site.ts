import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { languages, site } from '@lawyers/domain';
import { checkSiteFacts } from '@lawyers/domain/site-facts';
import { reactRouter } from './build-language';

checkSiteFacts(site);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

// The development servers of all published languages. Each has a process and a port of its own, since the language is a
// constant of a build (decision 18).
const firstPort = Number(process.env['SITE_PORT'] ?? 4200);
const ports = site.languages.map((tag, index) => [languages[tag].prefix, firstPort + index]);
const LANGUAGE_PORTS = JSON.stringify(Object.fromEntries(ports));
for (const [index, SITE_LANGUAGE] of site.languages.entries()) {
  // `spawn` instead of `fork`: in a process that was started with `fork`, as by the build, `app/entry.server.tsx` sends
  // errors to the parent process instead of the console.
  const server = spawn(process.execPath, [reactRouter, 'dev', '--port', `${firstPort + index}`], {
    env: { ...process.env, SITE_LANGUAGE, LANGUAGE_PORTS },
    stdio: 'inherit',
  });
  server.once('exit', (code) => process.exit(code ?? 1));
  process.once('exit', () => server.kill());
  // Starts one server after the other: on two cores, starting them at once would delay the first page
  // (docs/performance.md).
  const page = `http://localhost:${firstPort + index}${languages[SITE_LANGUAGE].prefix}/`;
  while (!(await fetch(page).catch(() => undefined))) await setTimeout(100);
}
