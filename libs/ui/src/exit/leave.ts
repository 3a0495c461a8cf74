import { t } from '@lawyers/domain';
import { exitAttribute, exitStatusAttribute, leavingAttribute } from './exit-attributes';
import { runEach } from './run-each';

/** Resets every form of a page, and the radio buttons of the issue pictures, which belong to no form. */
function clearForms(page: Document): void {
  for (const form of page.forms) form.reset();
  for (const radio of page.querySelectorAll<HTMLInputElement>('input[form=""]')) {
    radio.checked = radio.defaultChecked;
  }
}

/** The title that the tab and the history entry get on Exit, so that they do not say what was read. */
const neutralTitle = t({ en: 'Home', es: 'Inicio' });

/** Dispatched on the document when the visitor uses Exit, before the navigation starts. */
export const leaveEvent = 'leave';

export function exitLink(page: Document): HTMLAnchorElement {
  return page.querySelector<HTMLAnchorElement>(`[${exitAttribute}]`)!;
}

export function announce(page: Document, text: string): void {
  page.querySelector(`[${exitStatusAttribute}]`)!.textContent = text;
}

export function isLeaving(page: Document): boolean {
  return page.documentElement.hasAttribute(leavingAttribute);
}

/** Hides the page, except for the live region that screen readers announce. */
export function hide(page: Document): void {
  page.documentElement.setAttribute(leavingAttribute, '');
}

/**
 * Leaves the site for the address of the exit link (requirements § 8.1). That address replaces the history entry of the
 * page; until it loads, the entry has the address `/`, which does not contain the visitor's choices. But a page has
 * several entries if the visitor has followed a link within it. Back may then show the page once more, from the
 * browser's memory. It is still hidden, and `after-leaving.ts` reloads it.
 */
export function leave(page: Document): void {
  if (isLeaving(page)) return;
  const { href } = exitLink(page);
  hide(page);
  runEach(page, [
    () => (page.title = neutralTitle),
    () => page.dispatchEvent(new Event(leaveEvent)),
    clearForms,
    () => announce(page, t({ en: 'Leaving this site', es: 'Saliendo de este sitio' })),
    sendNoReferrer,
    () => history.replaceState(null, '', '/'),
    () => location.replace(href),
  ]);
}

/**
 * Pages with a mail form have the referrer policy `strict-origin`: under `no-referrer`, a form POST without JavaScript
 * has the header `Origin: null`, which the mail service refuses. On Exit, `strict-origin` would tell the destination
 * from which site the visitor comes, so this sets `no-referrer` before the navigation.
 */
function sendNoReferrer(page: Document): void {
  const content = 'no-referrer';
  page.head.append(Object.assign(page.createElement('meta'), { name: 'referrer', content }));
}
