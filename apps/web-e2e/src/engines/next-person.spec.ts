import { contactForm, paths, site } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { exitLink } from './controls';
import { formStates, type FormState } from './form-states';
import type { PageSeen } from './read-page';
import { expect, test, type EngineName } from './test';
import { Visitor } from './visitor';

// What the person sees who uses the browser next, for every state of a form and every way to leave it.

/** What a page shows: all that the visitor left behind, or nothing of it. */
type Sight = PageSeen['sight'];

type Way = {
  /** Leaves, and comes back to a page of this site. */
  readonly leave: (visitor: Visitor, state: FormState) => Promise<unknown>;
  readonly sees: Sight | ((engine: EngineName, state: FormState) => Sight);
};

/**
 * History: About, the form, the form at a fragment, and the confirmation if there is one. Exit replaces the last; Back
 * then comes to an older entry of the same document.
 */
const exit = (leave: (visitor: Visitor) => Promise<unknown>): Way => ({
  async leave(visitor) {
    await leave(visitor);
    await visitor.seeAddress(site.exit);
    await visitor.go(-1);
  },
  sees: 'nothing',
});

/**
 * WebKit cannot evict a page on a later Exit, so there it loads anew. Firefox does not cache a page that is sending, and
 * Playwright's switches keep old Chromium from caching any.
 */
const fromCache: Way['sees'] = (engine, state) =>
  engine === 'chromium' || (engine === 'firefox' && state !== 'sending') ? 'all' : 'nothing';

const ways: Readonly<Record<string, Way>> = {
  'Exit by the link, then Back': exit((visitor) => visitor.click(exitLink)),
  'Exit by Shift, then Back': exit((visitor) => visitor.press('Shift', 'Shift', 'Shift')),
  'Exit by Escape, then Back': exit(async (visitor) => {
    // Escape does not count while a field has the focus.
    await visitor.window.call(() => (document.activeElement as HTMLElement).blur());
    await visitor.press('Escape', 'Escape');
  }),
  'Exit in another tab, then Back': exit((visitor) =>
    visitor.window.inNewTab(async (tab) => {
      const other = new Visitor(tab);
      await other.open(paths.about);
      await other.click(exitLink);
      await other.seeAddress(site.exit);
    }),
  ),
  'a link and Exit, then Back': exit(async (visitor) => {
    await visitor.follow(paths.about);
    await visitor.click(exitLink);
  }),
  'a link, then Back': {
    async leave(visitor) {
      await visitor.follow(paths.about);
      await visitor.go(-1);
    },
    sees: fromCache,
  },
  'a fragment, then Back': {
    async leave(visitor) {
      await visitor.window.call(() => void (location.hash = 'help-now'));
      await visitor.go(-1);
    },
    sees: 'all',
  },
  // To another entry of the same document, or from the confirmation to the form, which loads anew.
  Back: {
    leave: (visitor) => visitor.go(-1),
    sees: (_engine, state) => (state === 'confirmed' ? 'nothing' : 'all'),
  },
  'Back to the page before, then Forward': {
    async leave(visitor, state) {
      const entries = state === 'confirmed' ? 3 : 2;
      await visitor.go(-entries);
      await visitor.seeAddress(paths.about);
      await visitor.go(entries);
    },
    sees: fromCache,
  },
  reload: {
    leave: (visitor) => visitor.window.call(() => location.reload()),
    sees: 'nothing',
  },
};

for (const state of Object.keys(formStates) as FormState[]) {
  for (const [name, { leave, sees }] of Object.entries(ways)) {
    test(`${state}: ${name}`, async ({ visitor, engineName }) => {
      const answers = createVisitor();
      await visitor.open(paths.about);
      await visitor.openHydrated(paths.contact);
      await visitor.window.call(() => void (location.hash = 'content'));
      await visitor.fillFormAtOnce(contactForm, answers);
      await formStates[state](visitor, answers);
      await leave(visitor, state);
      const sight = typeof sees === 'string' ? sees : sees(engineName, state);
      const path = expect.stringMatching(/^\/(contact(#content)?|confirmAlert)$/);
      // Nothing of it, because the page is another one, which can be used.
      await visitor.seePage(
        { path, sight, ...(sight === 'nothing' && { isUsable: true }) },
        answers,
      );
    });
  }
}
