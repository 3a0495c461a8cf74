import { contactForm, paths, site } from '@lawyers/domain';
import { createAnswers } from '../visitor/form-fixtures';
import { labels } from '../visitor/labels';
import { alertWith, exitLink } from './controls';
import { reachFormState, type FormState } from './reach-form-state';
import { expect, test, type EngineName } from './test';
import { Visitor } from './visitor';

// What the next person who uses the browser sees, for each state of the contact form and each of the following ways of
// leaving it. That person may be the one who did the harm, so after Exit nothing that was typed may come back.

type Leave = (visitor: Visitor, state: FormState) => Promise<unknown>;

const clicks: Readonly<Record<string, Leave>> = {
  'a click with the middle button': (visitor) => visitor.click(exitLink, { button: 'middle' }),
  'a click while Control is held': (visitor) => visitor.click(exitLink, { held: 'Control' }),
  'a click while Shift is held': (visitor) => visitor.click(exitLink, { held: 'Shift' }),
};

const exits: Readonly<Record<string, Leave>> = {
  'a click': (visitor) => visitor.click(exitLink),
  'Shift three times': (visitor) => visitor.press('Shift', 'Shift', 'Shift'),
  async 'Escape twice'(visitor) {
    // Escape does not count toward Exit while a field has the focus.
    await visitor.window.call(() => (document.activeElement as HTMLElement).blur());
    // Repeated, because on a busy machine more than the second that Exit allows may pass between the two.
    await expect(async () => {
      await visitor.press('Escape', 'Escape');
      await visitor.seeAddress(site.exit, 5_000);
    }).toPass();
  },
  'another tab': (visitor) =>
    visitor.window.inNewTab(async (tab) => {
      const other = new Visitor(tab);
      await other.open(paths.about);
      await other.click(exitLink);
      await other.seeAddress(site.exit);
    }),
  async 'another page'(visitor) {
    await visitor.follow(paths.about);
    await visitor.click(exitLink);
  },
};

/** Whether the next person still sees what the visitor left behind. Otherwise they see nothing of it. */
type Sees = (engine: EngineName, state: FormState) => boolean;

/**
 * Whether the browser shows the page again from its back-forward cache, with everything that was typed. In WebKit, a
 * page in the cache receives no message when the visitor uses Exit in another tab, so the site reloads every page that
 * comes back from the cache there. Firefox does not cache a page that is sending a request. Playwright starts old
 * Chromium with the cache off.
 */
const fromCache: Sees = (engine, state) =>
  engine === 'chromium' || (engine === 'firefox' && state !== 'sending');

/**
 * Ways of leaving other than Exit, each with whether everything is still seen afterward. If it is, the test goes on to
 * the next way with the same page, which saves filling in the form again. Only in the state `sending`, which does not
 * last, is the form filled in again for each way.
 */
const otherWays: Readonly<Record<string, readonly [Leave, Sees]>> = {
  'a fragment, then Back': [
    async (visitor) => {
      await visitor.window.call(() => void (location.hash = 'help-now'));
      await visitor.go(-1);
    },
    () => true,
  ],
  'a link, then Back': [
    async (visitor) => {
      await visitor.follow(paths.about);
      await visitor.go(-1);
    },
    fromCache,
  ],
  'Back to the page before, then Forward': [
    async (visitor, state) => {
      const entries = state === 'confirmed' ? 3 : 2;
      await visitor.go(-entries);
      await visitor.seeAddress(paths.about);
      await visitor.go(entries);
    },
    fromCache,
  ],
  // Back leads from the form with the fragment to the form without, which is the same document and keeps its fields.
  // From the confirmation, which the same document shows, it leads to the form, and the site then reloads the page.
  Back: [(visitor) => visitor.go(-1), (_engine, state) => state !== 'confirmed'],
  reload: [(visitor) => visitor.go(0), () => false],
};

/**
 * Fills in the form and brings it into a state. The history then contains the form, the form with a fragment, and the
 * confirmation if there is one.
 */
async function fillIn(visitor: Visitor, state: FormState) {
  const answers = createAnswers();
  await visitor.openHydrated(paths.contact);
  await visitor.window.call(() => void (location.hash = 'content'));
  await visitor.fillFormAtOnce(contactForm, answers);
  await reachFormState[state](visitor, answers);
  const path = expect.stringMatching(/^\/(contact(#content)?|confirmAlert)$/);
  return {
    seeAll: () => visitor.seePage({ path, sight: 'all' }, answers),
    // Exit empties the form and hides the page. `isUsable` is true only for a page that is loaded and not hidden, so
    // the test waits until the site has reloaded a page that came back hidden.
    seeNothing: () => visitor.seePage({ path, sight: 'nothing', isUsable: true }, answers),
  };
}

const ways = Object.keys(exits);

for (const [index, state] of (Object.keys(reachFormState) as FormState[]).entries()) {
  const all = Object.entries({ ...exits, ...(state === 'editing' && clicks) });
  for (const [name, exit] of all) {
    // To save time, `npm test` tests each state with one way of Exit only, and each way at least once, and none of
    // `clicks`, which unit tests cover, too. `npm run engines` runs all of these tests.
    const isInNpmTest = name === ways[index % ways.length];
    test(
      `${state}: Exit by ${name} without a Referer, then Back`,
      { tag: isInNpmTest ? [] : '@engines' },
      async ({ visitor, webProxy }) => {
        const before = webProxy.requests.length;
        const { seeNothing } = await fillIn(visitor, state);
        await exit(visitor, state);
        await visitor.seeAddress(site.exit);
        // Requests for the icon of the exit page are ignored: they contain a Referer, and come at any time.
        const visits = webProxy.requests.slice(before).filter(({ path }) => path === '/');
        expect(new Set(visits.map(({ referer }) => referer))).toEqual(new Set([undefined]));
        // Exit has replaced the history entry of the page that was left. Back leads to the entry before it, in most
        // cases the form without the fragment. That entry belongs to the same document, which the browser could show
        // again from its back-forward cache, with all that was typed.
        await visitor.go(-1);
        await seeNothing();
      },
    );
  }
  // In the states `error`, `failed`, and `offline`, the page behaves as while editing, so `npm test` leaves them out.
  const isOfItsOwn = ['editing', 'sending', 'confirmed'].includes(state);
  const tag = isOfItsOwn ? [] : '@engines';
  test(`${state}: left in other ways`, { tag }, async ({ visitor, engineName }) => {
    let form: Awaited<ReturnType<typeof fillIn>> | undefined;
    for (const [name, [leave, sees]] of Object.entries(otherWays)) {
      await test.step(name, async () => {
        if (!form) await visitor.open(paths.about);
        const { seeAll, seeNothing } = (form ??= await fillIn(visitor, state));
        await leave(visitor, state);
        const isAllSeen = sees(engineName, state);
        await (isAllSeen ? seeAll() : seeNothing());
        // A page that was cached while it was sending must not continue, but report that the message is not confirmed.
        if (state === 'sending' && isAllSeen && sees === fromCache)
          await visitor.see(alertWith(labels.notConfirmed));
        if (state === 'sending' || !isAllSeen) form = undefined;
      });
    }
  });
}
