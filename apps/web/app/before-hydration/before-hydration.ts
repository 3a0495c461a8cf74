import { offerAutofill } from './autofill';
import { deferEarlyClicks } from './deferred-clicks';
import { fillFromQuery } from './fill-from-query';
import { startHydration } from './hydration-trigger';
import { watchActivity } from './visitor-pause';

// The second script of pages with islands, such as forms, loaded async beside the page script (decision 7). No file of
// a script imports another that the HTML names: browsers remember a file that they failed to load, and would refuse all
// that import it, although it was requested again under another address.

const parsed =
  document.readyState === 'loading'
    ? new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();
// One that throws is reported and stops no other.
for (const step of [fillFromQuery, offerAutofill, watchActivity, startIslands])
  void parsed.then(() => step(document));

function startIslands(page: Document): void {
  const start = page.querySelector<HTMLElement>('[data-start]')?.dataset['start'];
  if (start) deferEarlyClicks(page, startHydration(page, start));
}
