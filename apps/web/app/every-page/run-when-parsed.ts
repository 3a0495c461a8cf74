import { runEach } from '@lawyers/ui/exit';

/**
 * Runs every step on the page as soon as it is parsed. A script from the HTTP cache may run before that, and then waits
 * for `DOMContentLoaded`. `runEach` reports an error in one step, and still runs the others.
 */
export function runWhenParsed(...steps: readonly ((page: Document) => unknown)[]): void {
  const run = () => runEach(document, steps);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
