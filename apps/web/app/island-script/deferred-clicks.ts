import { hurry } from './quiet';

/** How long a click waits for hydration, in milliseconds. Then the form submits as it does without JavaScript. */
const timeout = 5000;

const submit = '[type="submit"]';
const busy = 'aria-busy';

/**
 * Defers clicks on a form's submit button until the form's island is hydrated, then clicks again. So an early visitor
 * gets the same error messages as a late one. If the island does not hydrate in time, the browser submits the form.
 *
 * @param loading rejects when the islands cannot be loaded
 * @param onGiveUp runs once, before the browser submits a form whose island is not hydrated
 */
export function deferEarlyClicks(
  page: Document,
  loading: Promise<unknown>,
  onGiveUp: () => void,
): void {
  let stopped = false;
  const giveUp = () => {
    if (!stopped) onGiveUp();
    stopped = true;
  };
  loading.catch(giveUp);

  page.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(`[data-island] ${submit}`);
    const island = button?.closest('[data-island]');
    if (!button || !island || stopped) return;
    event.preventDefault();
    hurry();
    button.setAttribute(busy, 'true');
    const clickAgain = () => {
      clearTimeout(timer);
      if (!button.hasAttribute(busy)) return;
      button.removeAttribute(busy);
      // React may have replaced the button (`keep-form-data.ts`).
      const current = button.isConnected ? button : island.querySelector<HTMLElement>(submit);
      current?.click();
    };
    const stopDeferring = () => {
      giveUp();
      clickAgain();
    };
    island.addEventListener('hydrated', clickAgain);
    loading.catch(stopDeferring);
    const timer = setTimeout(stopDeferring, timeout);
  });
}
