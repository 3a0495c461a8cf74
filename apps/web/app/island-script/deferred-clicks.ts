import { leaveEvent } from '../page-script/leave';
import { hurry } from './quiet';

/** How long a click waits for hydration, in milliseconds. */
const timeout = 5000;

const submit = '[type="submit"]';
const busy = 'aria-busy';

export type LostIsland = {
  /** Called once, when an island is lost or late: the browser may have to submit its form. */
  readonly onLost: () => void;
  /** Called once, when the visitor has pressed Send, and the browser will post the form at the next press. */
  readonly onWarned: () => void;
};

/**
 * Defers clicks on a form's submit button until the form's island is hydrated, then clicks again. So an early visitor
 * gets the same error messages as a late one. If the island does not hydrate in time, the browser submits a search at
 * once, and posts an inquiry at the next click, of somebody who knows what that does. No click outlasts the page, or a
 * device that sleeps.
 *
 * @param loading rejects when the islands cannot be loaded
 */
export function deferEarlyClicks(
  page: Document,
  loading: Promise<unknown>,
  { onLost, onWarned }: LostIsland,
): void {
  let isLost = false;
  let isWarned = false;
  const lose = () => {
    if (!isLost) onLost();
    isLost = true;
  };
  loading.catch(lose);

  page.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(`[data-island] ${submit}`);
    const island = button?.closest('[data-island]');
    if (!button || !island) return;
    const isSearch = button.form?.method === 'get';
    // The second click of a double click comes before anybody has read the warning.
    if (isWarned && event.detail > 1) return event.preventDefault();
    if (isWarned || (isLost && isSearch)) return;
    event.preventDefault();
    hurry();
    button.setAttribute(busy, 'true');
    const clickedAt = Date.now();
    /** Ends the wait. @returns whether the click was still waiting. */
    const endWait = () => {
      clearTimeout(timer);
      const isWaiting = button.hasAttribute(busy);
      button.removeAttribute(busy);
      return isWaiting;
    };
    const clickAgain = () => {
      // React may have replaced the button (`keep-form-data.ts`).
      const current = button.isConnected ? button : island.querySelector<HTMLElement>(submit);
      current?.click();
    };
    const stop = () => {
      if (!endWait()) return;
      lose();
      if (isSearch) return clickAgain();
      isWarned = true;
      onWarned();
    };
    const timer = setTimeout(stop, timeout);
    if (isLost) return stop();
    island.addEventListener('hydrated', () => {
      if (endWait() && Date.now() - clickedAt < timeout) clickAgain();
    });
    loading.catch(stop);
    page.addEventListener(leaveEvent, endWait);
    addEventListener('pagehide', endWait);
  });
}
