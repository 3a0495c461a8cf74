import { deferEarlyClicks } from './deferred-clicks';
import { fillFromQuery } from './fill-from-query';
import { startHydration } from './hydration-trigger';
import { offerAutofill } from './offer-autofill';
import { watchActivity } from './visitor-pause';

// The second script of pages with islands, which are the parts that React hydrates, such as forms. It is loaded
// asynchronously, in addition to the script of every page (decision 7). It must not import a script that pages load
// with a `script` element. `while-parsing/lost-scripts.ts` requests such a script again under another address if it
// fails to load, but browsers remember that the first address failed, and refuse every module that imports the script
// from there.

const parsed =
  document.readyState === 'loading'
    ? new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();
// Each step runs in a promise of its own, so that an error in one is reported and does not stop the others.
for (const step of [fillFromQuery, offerAutofill, watchActivity, startIslands])
  void parsed.then(() => step(document));

function startIslands(page: Document): void {
  const start = page.querySelector<HTMLElement>('[data-start]')?.dataset['start'];
  if (!start) return;
  const lost = new Promise((resolve) => startHydration(page, start, resolve))
    // If it throws, nothing will be hydrated. Then clicks must not be deferred, either.
    .catch(console.error);
  deferEarlyClicks(page, lost);
}
