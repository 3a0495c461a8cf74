import { t } from '@lawyers/domain';
import { clearForms } from './clear-forms';
import { countKeyPresses } from './key-press-counter';

/** The exit link, and the live region that announces key presses. */
const linkSelector = '[data-exit]';
const statusSelector = '[data-exit-status]';

/** The title of the tab and of the history entry after an exit. */
const neutralTitle = t({ en: 'Home', es: 'Inicio' });

const shiftPause = 5000;
const escapePause = 1000;

/**
 * Starts the quick exit (requirements § 8.1): the exit link, Shift three times, or Escape twice. Without this script
 * only the link works.
 */
export function startExit(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>(linkSelector);
  if (!link) return;
  const status = page.querySelector(statusSelector);
  const title = page.title;
  let leaving = false;
  // This site's other tabs exit too. Chromium and Firefox also evict a page from the back-forward cache when it receives
  // a message. WebKit drops the message (whatwg/html #8972); there `clear-restored-forms.ts` clears the forms.
  const otherTabs = 'BroadcastChannel' in window ? new BroadcastChannel('exit') : undefined;
  // The referrer policy of pages with a form sends the origin (decision 0010); the exit's destination must not get it.
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
    announce(t({ en: 'Leaving this site', es: 'Saliendo de este sitio' }));
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

  // Screen readers announce the same text again only after it was cleared.
  const clearStatus = () => announce('');
  const onShift = (left: number) => {
    if (left === 0) leaveEverywhere();
    else
      announce(
        t({
          en: `Shift, press ${left} more ${left === 1 ? 'time' : 'times'} to exit.`,
          es: `Shift, oprima ${left} ${left === 1 ? 'vez' : 'veces'} más para salir.`,
        }),
      );
  };
  const onEscape = (left: number) => {
    if (left === 0) leaveEverywhere();
    else
      announce(
        t({ en: 'Escape, press 1 more time to exit.', es: 'Escape, oprima 1 vez más para salir.' }),
      );
  };
  const shift = countKeyPresses(3, shiftPause, onShift, clearStatus);
  const escape = countKeyPresses(2, escapePause, onEscape, clearStatus);

  // Left or right Shift counts on keyup if no other key was pressed, so that typing a capital letter does not count.
  // Soft keyboards send Shift without a code, and do not count (govuk-frontend #4095, #5393).
  let shiftAlone = false;
  page.addEventListener('keydown', (event) => {
    if (leaving) {
      // Another Escape would stop the navigation and show a blank page (govuk-design-system #2402).
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

  // Shift with a click selects text or opens a window, so it does not count.
  page.addEventListener('pointerdown', () => {
    shiftAlone = false;
    shift.reset();
  });

  // After Back from the exit's destination, the page works again, with cleared forms.
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

/** Escape in a field or with an open menu belongs to the browser, and does not count. */
function hasOtherUse(target: EventTarget | null, page: Document): boolean {
  const inField = target instanceof Element && target.matches('input, textarea, select');
  return inField || isMenuOpen(page);
}

function isMenuOpen(page: Document): boolean {
  try {
    return page.querySelector('[popover]:popover-open') !== null;
  } catch {
    // Browsers without popovers (before Safari 17 and Firefox 125) throw on the selector.
    return false;
  }
}
