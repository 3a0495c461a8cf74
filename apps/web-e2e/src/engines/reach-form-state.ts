import { expect } from '@playwright/test';
import { paths } from '@lawyers/domain';
import type { TypedAnswers } from '../visitor/form-fixtures';
import { setFault } from '../visitor/inbox';
import { labels, referenceLine } from '../visitor/labels';
import { alertWith, field, submit, withText } from './controls';
import type { Visitor } from './visitor';

type ReachState = (visitor: Visitor, answers: TypedAnswers) => Promise<unknown>;

const send = (visitor: Visitor) => visitor.click(submit());

/** Functions that bring the filled contact form into each of its states. */
export const reachFormState = {
  editing: async () => undefined,
  async error(visitor) {
    await visitor.fill(field('email'), 'no address');
    await send(visitor);
    await visitor.see(alertWith(labels.problem));
  },
  async sending(visitor, { email }) {
    await setFault({ email, kind: 'hang', times: 'always' });
    await send(visitor);
    await visitor.see(withText(labels.sending));
  },
  async failed(visitor, { email }) {
    await setFault({ email, kind: 'status', status: 403, times: 'always' });
    await send(visitor);
    await visitor.see(alertWith(labels.notConfirmed));
  },
  async confirmed(visitor) {
    await send(visitor);
    await visitor.seeAddress(paths.confirm);
    await visitor.see('//main', { text: expect.stringMatching(referenceLine) });
    await expect.poll(() => visitor.window.call(isLoaded)).toBe(true);
  },
  async offline(visitor, { email }) {
    await setFault({ email, kind: 'no-cors', times: 'always' });
    await visitor.window.call(goOffline);
    await send(visitor);
    await visitor.see(withText(labels.offline));
  },
} satisfies Record<string, ReachState>;

export type FormState = keyof typeof reachFormState;

/**
 * Makes the browser report that it is offline. The connection stays, since not every engine's driver can cut it; the
 * fault `no-cors` makes the requests fail instead. Runs in the page.
 */
function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  dispatchEvent(new Event('offline'));
}

/**
 * Whether the document and all its fonts and pictures have loaded. The confirmation replaces the form in the same
 * document and adds a picture. Tests leave the confirmation only when this picture has loaded, because Firefox does not
 * keep a page in its back-forward cache while the page is still loading. Runs in the page.
 */
function isLoaded(): boolean {
  const images = [...document.images].every(({ complete }) => complete);
  return document.readyState === 'complete' && document.fonts.status === 'loaded' && images;
}
