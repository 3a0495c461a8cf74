import { leaveEvent } from '@lawyers/ui/exit';
import { hurry } from './visitor-pause';

/** How long a click waits for hydration, in milliseconds. */
const timeout = 5000;

const submit = '[type="submit"]';
const busy = 'aria-busy';

/**
 * Defers a click on a form's submit button until React has hydrated the form's island (the element with `data-island`
 * around it), and then clicks again, so that early visitors get the same error messages as later ones. Without this,
 * the browser would show its own messages, and would post an inquiry itself, after which the visitor sees only the mail
 * service's plain response. A search whose fields are valid is not deferred: the browser submits it as React would.
 *
 * If a module cannot be loaded, or the island is not hydrated within five seconds, this click and all later ones on the
 * page are no longer deferred. Until a form is hydrated, the browser acts on them: it checks the fields, submits a
 * search, and for an inquiry `while-parsing/form-guard.ts` first explains what will happen. A deferred click is dropped
 * when the visitor leaves the page, or when the device has slept in between: otherwise an inquiry could be sent later,
 * without a click, perhaps while somebody else looks at the screen.
 *
 * @param lost Resolves when `startHydration` reports that a module cannot be loaded.
 */
export function deferEarlyClicks(page: Document, lost: Promise<unknown>): void {
  let isLostOrLate = false;
  void lost.then(() => (isLostOrLate = true));

  page.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(`[data-island] ${submit}`);
    const island = button?.closest('[data-island]');
    if (!button || !island || isLostOrLate || isValidSearch(button)) return;
    event.preventDefault();
    // Not if an earlier click on the button still waits, since only one of them is performed.
    if (!button.hasAttribute(busy)) void clickWhenHydrated(button, island);
  });

  async function clickWhenHydrated(button: HTMLButtonElement, island: Element): Promise<void> {
    hurry();
    button.setAttribute(busy, 'true');
    const clickedAt = Date.now();
    const first = await Promise.race([
      next(island, 'hydrated'),
      next(page, leaveEvent),
      next(window, 'pagehide'),
      lost,
      new Promise((resolve) => setTimeout(resolve, timeout)),
    ]);
    button.removeAttribute(busy);
    const isLeft = first === leaveEvent || first === 'pagehide';
    isLostOrLate ||= first !== 'hydrated' && !isLeft;
    // The wait ends after `timeout` at the latest. If the click is older than twice that, the device has slept.
    if (isLeft || Date.now() - clickedAt > 2 * timeout) return;
    // React replaces the button during hydration if the HTML has changed, such as by a browser's translation.
    const current = button.isConnected ? button : island.querySelector<HTMLElement>(submit);
    current?.click();
  }
}

/** Resolves with the event's type when the next event of that type happens. */
function next(target: EventTarget, type: string): Promise<string> {
  return new Promise((resolve) =>
    target.addEventListener(type, () => resolve(type), { once: true }),
  );
}

function isValidSearch({ form }: HTMLButtonElement): boolean {
  return form?.method === 'get' && form.checkValidity();
}
