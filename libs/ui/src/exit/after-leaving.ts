import { hide, isLeaving, leave, leaveEvent } from './leave';

/**
 * Makes the site's other tabs leave, too, when the visitor uses Exit, and keeps a page that was left from being shown
 * again by Back (requirements § 8.1). Exit replaces only the current history entry. An older entry of the same
 * document, such as one with a fragment, could restore the page from the back-forward cache, with everything that was
 * typed.
 */
export function forgetLeftPage(page: Document): void {
  // Exit in one tab sends a message through the BroadcastChannel below. In Chromium and Firefox, a page in the
  // back-forward cache is discarded when it receives that message. But WebKit drops the message (whatwg/html #8972),
  // and in Firefox, `new BroadcastChannel` throws when cookies are blocked, which ends this function. In both cases, a
  // restored page cannot know whether the visitor has used Exit in another tab, so it always reloads.
  let mayHaveMissedExit = true;
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !(isLeaving(page) || mayHaveMissedExit)) return;
    // A reload empties the form fields together with React's state. Browsers restore no field that has
    // `autocomplete="off"`, and every field with an answer has it: it is in the HTML, and `offer-autofill.ts` replaces
    // it only while a text field is empty (decision 16). Emptying the fields alone would leave React's state, which may
    // still hold what was typed or sent.
    hide(page);
    location.reload();
  });
  if (!('BroadcastChannel' in window)) return;
  const otherTabs = new BroadcastChannel('exit');
  otherTabs.addEventListener('message', () => leave(page));
  page.addEventListener(leaveEvent, () => otherTabs.postMessage(''));
  mayHaveMissedExit = isWebKit();
}

/** True for Safari and for every browser on iOS, since all of these name Apple as the vendor. */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple');
}
