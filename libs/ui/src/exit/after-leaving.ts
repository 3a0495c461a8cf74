import { hide, isLeaving, leave, leaveEvent } from './leave';

/**
 * Makes the site's other tabs leave, too, and keeps a page that was left from being shown again (requirements § 8.1).
 * Exit replaces only the current history entry. An older entry of the same document, such as one with a fragment, could
 * restore the page from the back-forward cache.
 */
export function forgetLeftPage(page: Document): void {
  // In Chromium and Firefox, a page in the back-forward cache is discarded when it receives the message from another
  // tab. But WebKit drops such a message (whatwg/html #8972), and Firefox has no BroadcastChannel when cookies are
  // blocked. There a restored page cannot know whether the visitor has used Exit in another tab, so it always reloads.
  let mayHaveMissedExit = true;
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !(isLeaving(page) || mayHaveMissedExit)) return;
    // A reload empties the form fields together with the state of the islands.
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
