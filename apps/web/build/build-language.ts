import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Language } from '@lawyers/domain';

const web = resolve(import.meta.dirname, '..');
const reactRouter = resolve(web, '../../node_modules/.bin/react-router');

/**
 * Builds the pages and scripts of one language into `directory`, in a process of its own.
 * @throws Error with the output of the build when it fails, and at its end the causes that rendering sent.
 */
export function buildLanguage(language: Language, directory: string, mode: string): Promise<void> {
  return new Promise((done, reject) => {
    const build = spawn(reactRouter, ['build', '--mode', mode], {
      cwd: web,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Stacks name source files.
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --enable-source-maps`,
        SITE_LANGUAGE: language,
        BUILD_DIR: directory,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [build.stdout, build.stderr]) {
      stream?.on('data', (text) => (output += text));
    }
    const causes = new Set<unknown>();
    build.on('message', (cause) => causes.add(cause));
    // Otherwise it would go on when another language fails.
    process.once('exit', () => build.kill());
    build.once('error', reject);
    build.once('close', (code) => {
      const failure = [output, `The build in "${language}" failed: see above.`, ...causes];
      if (code === 0) done();
      else reject(new Error(failure.join('\n')));
    });
  });
}
