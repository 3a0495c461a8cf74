import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { languages, site } from '@lawyers/domain';

// Develops all published languages at once, each in a process and at a port of its own (decision 18).
const firstPort = Number(process.env['SITE_PORT'] ?? 4200);
const servers = site.languages.map((language, index) => ({
  language,
  prefix: languages[language].prefix,
  port: firstPort + index,
}));
for (const { language, port } of servers) {
  const server = spawn(
    resolve(import.meta.dirname, '../../../node_modules/.bin/react-router'),
    ['dev', '--port', `${port}`],
    {
      env: { ...process.env, SITE_LANGUAGE: language, LANGUAGE_SERVERS: JSON.stringify(servers) },
      stdio: 'inherit',
    },
  );
  server.once('exit', (code) => process.exit(code ?? 1));
  process.once('exit', () => server.kill());
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
