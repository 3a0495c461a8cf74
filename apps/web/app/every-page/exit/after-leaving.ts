import { hide, isLeaving, leave, leaveEvent } from './leave';

/**
 * This site's other tabs leave too, and a page that was left is never shown again (requirements § 8.1). Exit replaces
 * one history entry; an older one of the same document, such as a fragment, can bring it back from the cache.
 */
export function forgetLeftPage(page: Document): void {
  // Chromium and Firefox evict a page from the back-forward cache when it receives a message. WebKit drops the message
  // (whatwg/html #8972), and Firefox has no channel when cookies are blocked: there every page may have been left.
  let mayHaveMissedExit = true;
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !(isLeaving(page) || mayHaveMissedExit)) return;
    // Reloading empties the fields together with the islands' state.
    hide(page);
    location.reload();
  });
  if (!('BroadcastChannel' in window)) return;
  const otherTabs = new BroadcastChannel('exit');
  otherTabs.addEventListener('message', () => leave(page));
  page.addEventListener(leaveEvent, () => otherTabs.postMessage(''));
  mayHaveMissedExit = isWebKit();
}

/** True for Safari and for every browser on iOS: Apple is the vendor of all of them. */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple');
}
