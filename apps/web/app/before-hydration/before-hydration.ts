import { offerAutofill } from './autofill';
import { deferEarlyClicks } from './deferred-clicks';
import { fillFromQuery } from './fill-from-query';
import { startHydration } from './hydration-trigger';
import { watchActivity } from './visitor-pause';

// The second script of pages with islands, such as forms. It is loaded asynchronously, in addition to the script of
// every page (decision 7). It must not import a script whose address is in the HTML: browsers remember a file that
// failed to load, and refuse every module that imports it, even after the file was requested again under another
// address.

const parsed =
  document.readyState === 'loading'
    ? new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();
// Each step runs in a promise of its own, so that an error in one is reported and does not stop the others.
for (const step of [fillFromQuery, offerAutofill, watchActivity, startIslands])
  void parsed.then(() => step(document));

function startIslands(page: Document): void {
  const start = page.querySelector<HTMLElement>('[data-start]')?.dataset['start'];
  if (start) deferEarlyClicks(page, startHydration(page, start));
}
