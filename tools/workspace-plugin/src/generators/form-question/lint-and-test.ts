import { passes } from '../../passes';
import type { NewQuestion } from './normalize-question';

/**
 * Lints the form's table and checks everything that reads it.
 * @throws Error when something is not clean.
 */
export function lintAndTest({ key, formFile, template }: NewQuestion): void {
  const linted = passes(`npx eslint ${formFile}`);
  const checked = passes('npx nx run-many -t typecheck test -p domain mail launch-check');
  const shown = passes('npx nx test web app/contact app/intake app/inquiry');
  if (!linted || !checked || !shown) {
    throw new Error(`"${key}" is in ${formFile}, but not clean: see above.`);
  }
  console.log(`\nCopy ${template} to EmailJS again before the site goes live: docs/operate.md.`);
}
