import { offerAutofill } from './island-script/autofill';
import { clearRestoredForms } from './island-script/clear-restored-forms';
import { deferEarlyClicks } from './island-script/deferred-clicks';
import { fillFromQuery } from './island-script/fill-from-query';
import { startHydration } from './island-script/hydration';
import { focusFormPostNote, prepareFormPost } from './island-script/prepare-form-post';
import { watchActivity } from './island-script/quiet';
import { runWhenParsed } from './page-script/run-each';

// The second script of pages with islands, such as forms, loaded async beside the page script (decision 7).

runWhenParsed(clearRestoredForms, fillFromQuery, offerAutofill, watchActivity, startIslands);

function startIslands(page: Document): void {
  const start = page.querySelector<HTMLElement>('[data-start]')?.dataset['start'];
  if (!start) return;
  deferEarlyClicks(page, startHydration(page, start), {
    onLost: () => prepareFormPost(page),
    onWarned: () => focusFormPostNote(page),
  });
}
