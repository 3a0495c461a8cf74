import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Language } from '@lawyers/domain';
import type { InlineScripts } from './inline-scripts';

const web = resolve(import.meta.dirname, '..');
export const reactRouter = resolve(web, '../../node_modules/.bin/react-router');

/**
 * Builds the pages and scripts of one language into `directory`. Each language has a child process, since the language
 * is a constant of a build (decision 18).
 * @throws Error with the output of a failed build, followed by its causes. React Router's output names the page that
 * could not be rendered, but hides the cause, so `handleError` in app/entry.server.tsx sends each cause as a message.
 */
export async function buildLanguage(
  language: Language,
  directory: string,
  mode: string,
  inlineScripts: InlineScripts,
): Promise<void> {
  const build = fork(reactRouter, ['build', '--mode', mode], {
    cwd: web,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_LANGUAGE: language,
      BUILD_DIR: directory,
      INLINE_SCRIPTS: JSON.stringify(inlineScripts),
    },
    // Lets stack traces name source files instead of bundles.
    execArgv: ['--enable-source-maps'],
    silent: true,
  });
  // Ends this build if another language fails and the parent process exits.
  process.once('exit', () => build.kill());
  const causes = new Set<unknown>();
  build.on('message', (cause) => causes.add(cause));
  const output = Promise.all([text(build.stdout!), text(build.stderr!)]);
  const [code] = await once(build, 'close');
  if (code === 0) return;
  const failure = [...(await output), `The build in "${language}" failed: see above.`, ...causes];
  throw new Error(failure.join('\n'));
}
