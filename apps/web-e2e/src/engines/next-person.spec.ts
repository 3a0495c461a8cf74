import { contactForm, paths, site } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { labels } from '../visitor/labels';
import { alertWith, exitLink } from './controls';
import { formStates, type FormState } from './form-states';
import { expect, test, type EngineName } from './test';
import { Visitor } from './visitor';

// What the person sees who uses the browser next, for every state of a form and every way to leave it.

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
    // Escape does not count while a field has the focus.
    await visitor.window.call(() => (document.activeElement as HTMLElement).blur());
    await visitor.press('Escape', 'Escape');
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

/** Whether the next person sees all that the visitor left behind, or nothing of it. */
type Sees = (engine: EngineName, state: FormState) => boolean;

/**
 * WebKit cannot evict a page on a later Exit, so there it reloads. Firefox does not cache a page that is sending, and
 * Playwright's switches keep old Chromium from caching any.
 */
const fromCache: Sees = (engine, state) =>
  engine === 'chromium' || (engine === 'firefox' && state !== 'sending');

/** In an order in which a page that still shows all can be left in the next way. */
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
  // To another entry of the same document, or from the confirmation to the form, which reloads.
  Back: [(visitor) => visitor.go(-1), (_engine, state) => state !== 'confirmed'],
  reload: [(visitor) => visitor.go(0), () => false],
};

/** Adds to the history: the form, the form at a fragment, and the confirmation if there is one. */
async function fillIn(visitor: Visitor, state: FormState) {
  const answers = createVisitor();
  await visitor.openHydrated(paths.contact);
  await visitor.window.call(() => void (location.hash = 'content'));
  await visitor.fillFormAtOnce(contactForm, answers);
  await formStates[state](visitor, answers);
  const path = expect.stringMatching(/^\/(contact(#content)?|confirmAlert)$/);
  return {
    seeAll: () => visitor.seePage({ path, sight: 'all' }, answers),
    // Because the page is another one, which can be used.
    seeNothing: () => visitor.seePage({ path, sight: 'nothing', isUsable: true }, answers),
  };
}

const ways = Object.keys(exits);

for (const [index, state] of (Object.keys(formStates) as FormState[]).entries()) {
  const all = Object.entries({ ...exits, ...(state === 'editing' && clicks) });
  for (const [name, exit] of all) {
    // `npm test` has each state once, and each Exit. Clicks that would open another tab are also the unit tests'.
    const isInNpmTest = name === ways[index % ways.length];
    test(
      `${state}: Exit by ${name} without a Referer, then Back`,
      { tag: isInNpmTest ? [] : '@engines' },
      async ({ visitor, webProxy }) => {
        const before = webProxy.requests.length;
        const { seeNothing } = await fillIn(visitor, state);
        await exit(visitor, state);
        await visitor.seeAddress(site.exit);
        // Ignores requests for the exit page's icon, which carry a Referer and come at any time.
        const visits = webProxy.requests.slice(before).filter(({ path }) => path === '/');
        expect(new Set(visits.map(({ referer }) => referer))).toEqual(new Set([undefined]));
        // Exit has replaced the last entry. This one is older, and of the same document.
        await visitor.go(-1);
        await seeNothing();
      },
    );
  }
  // The other states are a form that is open, too.
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
        // A cached page with a request under way must not go on sending.
        if (state === 'sending' && isAllSeen && sees === fromCache)
          await visitor.see(alertWith(labels.notConfirmed));
        if (state === 'sending' || !isAllSeen) form = undefined;
      });
    }
  });
}
