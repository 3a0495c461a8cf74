import { clearForms } from './clear-forms';
import { countPresses } from './press-counter';

/** Marks the link that leads away, and the place where progress is announced. */
const linkSelector = '[data-exit]';
const statusSelector = '[data-exit-status]';

/** What the tab and the history call this site once it is left. */
const neutralTitle = 'Home';

const shiftPause = 5000;
const escapePause = 1000;

/**
 * Leaving at once (requirements § 8.1): the exit link, Shift three times, or Escape twice. Without this
 * script the link is still a link.
 */
export function startExit(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>(linkSelector);
  if (!link) return;
  const status = page.querySelector(statusSelector);
  const title = page.title;
  let leaving = false;
  // This site's other tabs leave as well. Chromium and Firefox also evict a page from their back-forward cache when it
  // receives a message; WebKit drops the message (whatwg/html #8972), so there `clear-restored-forms.ts` empties what comes back.
  const otherTabs = 'BroadcastChannel' in window ? new BroadcastChannel('exit') : undefined;
  // The policy of a page with a form lets its origin be seen (decision 0010), which the page outside must not learn.
  const noReferrer = page.createElement('meta');
  noReferrer.name = 'referrer';
  noReferrer.content = 'no-referrer';

  const announce = (text: string) => {
    if (status) status.textContent = text;
  };
  const leave = () => {
    leaving = true;
    page.documentElement.dataset['leaving'] = '';
    page.title = neutralTitle;
    clearForms(page);
    announce('Leaving this site');
    page.head.append(noReferrer);
    history.replaceState(null, '', '/');
    location.replace(link.href);
  };
  const leaveEverywhere = () => {
    otherTabs?.postMessage('');
    leave();
  };
  otherTabs?.addEventListener('message', leave);

  link.addEventListener('click', (event) => {
    event.preventDefault();
    leaveEverywhere();
  });

  // Emptied again, or the same words would not be read out a second time.
  const unsay = () => announce('');
  const onShift = (left: number) => {
    if (left === 0) leaveEverywhere();
    else announce(`Shift, press ${left} more ${left === 1 ? 'time' : 'times'} to exit.`);
  };
  const onEscape = (left: number) => {
    if (left === 0) leaveEverywhere();
    else announce('Escape, press 1 more time to exit.');
  };
  const shift = countPresses(3, shiftPause, onShift, unsay);
  const escape = countPresses(2, escapePause, onEscape, unsay);

  // A press of Shift counts when it is let go with no other key in between, so that Shift with a letter never
  // does; either side counts. Soft keyboards send no code for the key (govuk-frontend #4095, #5393).
  let shiftAlone = false;
  page.addEventListener('keydown', (event) => {
    if (leaving) {
      // One more Escape would stop the navigation and leave a blank page (govuk-design-system #2402).
      event.preventDefault();
      return;
    }
    const isShift = isShiftKey(event);
    shiftAlone = isShift && !event.isComposing && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!isShift) shift.reset();
    if (event.key !== 'Escape') escape.reset();
    if (event.key === 'Escape' && !event.repeat && !hasOtherUse(event.target, page)) {
      escape.press();
    }
  });
  page.addEventListener('keyup', (event) => {
    if (!leaving && shiftAlone && isShiftKey(event)) shift.press();
    if (isShiftKey(event)) shiftAlone = false;
  });

  // With the mouse, Shift selects or opens a new window.
  page.addEventListener('pointerdown', () => {
    shiftAlone = false;
    shift.reset();
  });

  // Back from where we went: a usable page, with nothing in its forms.
  addEventListener('pageshow', (event) => {
    if (!event.persisted || !leaving) return;
    leaving = false;
    delete page.documentElement.dataset['leaving'];
    page.title = title;
    noReferrer.remove();
    clearForms(page);
    announce('');
  });
}

function isShiftKey(event: KeyboardEvent): boolean {
  return event.key === 'Shift' && (event.code === 'ShiftLeft' || event.code === 'ShiftRight');
}

/** Escape leaves a field or closes a menu before it means anything here. */
function hasOtherUse(target: EventTarget | null, page: Document): boolean {
  const inField = target instanceof Element && target.matches('input, textarea, select');
  return inField || isMenuOpen(page);
}

function isMenuOpen(page: Document): boolean {
  try {
    return page.querySelector('[popover]:popover-open') !== null;
  } catch {
    // A browser that does not know popovers refuses the selector: before Safari 17 and Firefox 125.
    return false;
  }
}
