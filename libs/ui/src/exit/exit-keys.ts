import { t } from '@lawyers/domain';
import { isMenuOpen } from '../menu-script';
import { countKeyPresses, exitKeys } from './key-press-counter';
import { announce, isLeaving, leave } from './leave';

/** In milliseconds. For this long after its last event, a wheel or trackpad counts as still moving. */
const wheelPause = 200;

/**
 * Listens to the keyboard, and leaves the site after Shift is pressed three times, or Escape twice (requirements
 * § 8.1). Screen readers announce the progress.
 */
export function startExitKeys(page: Document): void {
  const counter = (key: keyof typeof exitKeys) =>
    countKeyPresses(exitKeys[key], {
      onPress: (left) => (left > 0 ? announce(page, more(key, left)) : leave(page)),
      onExpired: () => announce(page, `${expired} ${more(key, exitKeys[key].presses)}`),
      // Screen readers announce the same text a second time only if it was cleared in between.
      onReset: () => announce(page, ''),
    });
  const shift = counter('Shift');
  const escape = counter('Escape');

  // Shift counts when it is released, and only if no other key or button was used meanwhile, so that typing a capital
  // letter does not count. On-screen keyboards send Shift without a `code`, for example before a capital letter. Those
  // presses do not count either, or typing on a phone could leave the site (govuk-frontend #4095, #5393).
  let shiftAlone = false;
  let lastWheel = -Infinity;
  let wheelTurns = false;
  const countKey = (event: KeyboardEvent) => {
    const isShift = isShiftKey(event);
    // Windows repeats the keydown event of a held key, even after a click in between. After such a click, Shift must
    // not count as used alone again.
    if (isShift && event.repeat) return;
    shiftAlone = isShift && !isCombined(event);
    wheelTurns = event.timeStamp - lastWheel < wheelPause;
    if (!isShift) shift.reset();
    if (event.key !== 'Escape') escape.reset();
    if (event.key !== 'Escape' || event.repeat || hasOtherUse(event.target, page)) return;
    if (isCombined(event) || event.shiftKey) escape.reset();
    else escape.press();
  };
  page.addEventListener('keydown', (event) => {
    if (!isLeaving(page)) countKey(event);
    // Escape is also the browser's own command to stop loading, after which a blank page of this site would stay
    // (govuk-design-system #2402). Firefox obeys it even for the press that has just started the navigation. No browser
    // test would notice if this line were missing, because the programs that steer browsers send keys to the page only.
    // So it was tried by hand, with events of a real keyboard (docs/browsers.md).
    if (isLeaving(page)) event.preventDefault();
  });
  page.addEventListener('keyup', (event) => {
    if (!isLeaving(page) && shiftAlone && isShiftKey(event)) shift.press();
    if (isShiftKey(event)) shiftAlone = false;
  });

  const endCounts = () => {
    shiftAlone = false;
    shift.reset();
    escape.reset();
  };
  // A click with Shift selects text or opens a window, so it must not count. After the window loses focus, the release
  // of the key may not be seen.
  page.addEventListener('pointerdown', endCounts);
  page.addEventListener('pointerup', endCounts);
  addEventListener('blur', endCounts);
  // Shift with the wheel scrolls sideways, so it must not count. But a trackpad still sends wheel events after the
  // fingers have left it, and these must not reset the count of a visitor who then presses Shift.
  const onWheel = ({ shiftKey, timeStamp }: WheelEvent) => {
    lastWheel = timeStamp;
    if (shiftKey && !wheelTurns) endCounts();
  };
  page.addEventListener('wheel', onWheel, { passive: true });
}

function more(key: string, left: number): string {
  return t({
    en: `${key}, press ${left} more ${left === 1 ? 'time' : 'times'} to exit.`,
    es: `${key}, oprima ${left} ${left === 1 ? 'vez' : 'veces'} más para salir.`,
  });
}

const expired = t({ en: 'Time ran out.', es: 'Tiempo agotado.' });

/**
 * Whether Alt, AltGr, Control, or Meta is held, or an input method is composing text, as for Chinese. Then Shift types
 * a letter or switches the keyboard layout or input method, and Escape is a shortcut of the system or ends the
 * composition.
 */
function isCombined(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, isComposing } = event;
  return altKey || ctrlKey || metaKey || isComposing || event.getModifierState('AltGraph');
}

function isShiftKey(event: KeyboardEvent): boolean {
  return event.key === 'Shift' && event.code.startsWith('Shift');
}

/**
 * Whether Escape has another use, so that it does not count: in a field, where it belongs to the browser, or while the
 * menu is open, which it closes.
 */
function hasOtherUse(target: EventTarget | null, page: Document): boolean {
  const inField = target instanceof Element && target.matches('input, textarea, select');
  return inField || isMenuOpen(page);
}
