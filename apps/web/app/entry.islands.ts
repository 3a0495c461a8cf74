import { offerAutofill } from './island-script/autofill';
import { clearRestoredForms } from './island-script/clear-restored-forms';
import { deferEarlyClicks } from './island-script/deferred-clicks';
import { fillFromQuery } from './island-script/fill-from-query';
import { startHydration } from './island-script/hydration';
import { focusFormPostNote, prepareFormPost } from './island-script/prepare-form-post';
import { watchActivity } from './island-script/quiet';

// The second script of pages with islands, such as forms, loaded async beside the page script (decision 7). It imports
// nothing of that: a browser that lost one request of the page script would refuse every module that needs it.

const parsed =
  document.readyState === 'loading'
    ? new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve();
// One that throws is reported and stops no other.
for (const step of [clearRestoredForms, fillFromQuery, offerAutofill, watchActivity, startIslands])
  void parsed.then(() => step(document));

function startIslands(page: Document): void {
  const start = page.querySelector<HTMLElement>('[data-start]')?.dataset['start'];
  if (!start) return;
  deferEarlyClicks(page, startHydration(page, start), {
    onLost: () => prepareFormPost(page),
    onWarned: () => focusFormPostNote(page),
  });
}
