import type { BotSign } from '@lawyers/mail';
import { honeypotName } from '../form/honeypot';

/**
 * In milliseconds. An inquiry that is sent sooner after the page was opened is flagged if the visitor has not
 * interacted with the page. A person who pastes a prepared message can be that fast, but not without a key press,
 * click, or tap.
 */
const minTime = 3_000;

/**
 * Signs that a bot has sent the form (requirements § 4.4). They only add a flag to the mail, and no inquiry is dropped:
 * a browser's autofill may fill in hidden fields, too.
 */
export function botSigns(form: HTMLFormElement): readonly BotSign[] {
  const hidden = form.elements.namedItem(honeypotName);
  const filled = hidden instanceof HTMLInputElement && hidden.value !== '';
  const tooFast = performance.now() < minTime && !hasInteracted();
  return [
    ...(filled ? (['hidden-field'] as const) : []),
    ...(tooFast ? (['too-fast'] as const) : []),
  ];
}

/**
 * Whether the browser has registered a key press, click, or tap, which a script cannot fake. In browsers without
 * `navigator.userActivation`, such as Firefox before 120, every visitor counts as having interacted.
 */
function hasInteracted(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
}
