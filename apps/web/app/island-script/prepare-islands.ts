import { runWhenParsed } from '../page-script/run-each';
import { offerAutofill } from './autofill';
import { clearRestoredForms } from './clear-restored-forms';
import { deferEarlyClicks } from './deferred-clicks';
import { fillFromQuery } from './fill-from-query';
import { prepareFormPost } from './form-post';
import { startHydration } from './hydration';
import { watchActivity } from './quiet';

// The second script of pages with islands, loaded async beside the page script (decision 7).

runWhenParsed(clearRestoredForms, fillFromQuery, offerAutofill, watchActivity, startIslands);

function startIslands(page: Document): void {
  const start = page.querySelector<HTMLElement>('[data-start]')?.dataset['start'];
  if (start) deferEarlyClicks(page, startHydration(page, start), () => prepareFormPost(page));
}
