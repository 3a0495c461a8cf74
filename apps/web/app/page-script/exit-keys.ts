import { t } from '@lawyers/domain';
import { countKeyPresses } from './key-press-counter';
import { announce, isLeaving, leave } from './leave';

const shiftPause = 5000;
const escapePause = 1000;

/** Leaves after Shift three times, or Escape twice (requirements § 8.1). Screen readers announce the progress. */
export function startExitKeys(page: Document): void {
  const counter = (key: string, needed: number, pause: number) =>
    countKeyPresses(needed, pause, {
      onPress: (left) => (left > 0 ? announce(page, more(key, left)) : leave(page)),
      onExpired: () => announce(page, `${expired} ${more(key, needed)}`),
      // Screen readers announce the same text again only after it was cleared.
      onReset: () => announce(page, ''),
    });
  const shift = counter('Shift', 3, shiftPause);
  const escape = counter('Escape', 2, escapePause);

  // Left or right Shift counts on keyup if no other key was pressed, so that typing a capital letter does not count.
  // Soft keyboards send Shift without a code, and do not count (govuk-frontend #4095, #5393).
  let shiftAlone = false;
  page.addEventListener('keydown', (event) => {
    if (isLeaving(page)) {
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
    if (!isLeaving(page) && shiftAlone && isShiftKey(event)) shift.press();
    if (isShiftKey(event)) shiftAlone = false;
  });

  // A click ends a count. Shift with a click selects text or opens a window.
  page.addEventListener('pointerdown', () => {
    shiftAlone = false;
    shift.reset();
    escape.reset();
  });
}

function more(key: string, left: number): string {
  return t({
    en: `${key}, press ${left} more ${left === 1 ? 'time' : 'times'} to exit.`,
    es: `${key}, oprima ${left} ${left === 1 ? 'vez' : 'veces'} más para salir.`,
  });
}

const expired = t({ en: 'Time ran out.', es: 'Tiempo agotado.' });

function isShiftKey(event: KeyboardEvent): boolean {
  return event.key === 'Shift' && event.code.startsWith('Shift');
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
