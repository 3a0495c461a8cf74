import { t } from '@lawyers/domain';
import { exitAttribute, exitStatusAttribute, leavingAttribute } from '@lawyers/ui/attributes';
import { runEach } from '../run-each';

/** Resets every form of a page, and the issue pictures, whose radio buttons belong to no form. */
function clearForms(page: Document): void {
  for (const form of page.forms) form.reset();
  for (const radio of page.querySelectorAll<HTMLInputElement>('input[form=""]')) {
    radio.checked = radio.defaultChecked;
  }
}

/** The title of the tab and of the history entry after an exit. */
const neutralTitle = t({ en: 'Home', es: 'Inicio' });

/** Fired on the document when the visitor leaves by the exit, before the page is left. */
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

/** Hides everything but the live region, which is only for screen readers. */
export function hide(page: Document): void {
  page.documentElement.setAttribute(leavingAttribute, '');
}

/** Leaves the site for the exit link's address (requirements § 8.1). The page stays hidden (`after-leaving.ts`). */
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

/** The referrer policy of pages with a form sends the origin (decision 10); the exit's destination must not get it. */
function sendNoReferrer(page: Document): void {
  const content = 'no-referrer';
  page.head.append(Object.assign(page.createElement('meta'), { name: 'referrer', content }));
}
