import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { languages, site } from '@lawyers/domain';
import { checkSiteFacts } from '@lawyers/domain/site-facts';
import { reactRouter } from './build-language';

checkSiteFacts(site);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

// Develops all published languages at once, each in a process and at a port of its own (decision 18).
const firstPort = Number(process.env['SITE_PORT'] ?? 4200);
const ports = site.languages.map((tag, index) => [languages[tag].prefix, firstPort + index]);
const LANGUAGE_PORTS = JSON.stringify(Object.fromEntries(ports));
for (const [index, SITE_LANGUAGE] of site.languages.entries()) {
  const server = fork(reactRouter, ['dev', '--port', `${firstPort + index}`], {
    env: { ...process.env, SITE_LANGUAGE, LANGUAGE_PORTS },
    // Not what runs this file.
    execArgv: [],
  });
  server.once('exit', (code) => process.exit(code ?? 1));
  process.once('exit', () => server.kill());
  // One after the other: at once, the first page would come later on two cores (docs/performance.md).
  const page = `http://localhost:${firstPort + index}${languages[SITE_LANGUAGE].prefix}/`;
  while (!(await fetch(page).catch(() => undefined))) await setTimeout(100);
}
