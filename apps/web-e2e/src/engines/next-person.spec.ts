import { contactForm, paths, site } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { labels } from '../visitor/labels';
import { link } from './controls';
import { formStates, type FormState } from './form-states';
import { readPage } from './read-page';
import { expect, test, type EngineName } from './test';
import { Visitor } from './visitor';

// What the person sees who uses the browser next, for every state of a form and every way to leave it.

/** What a page shows: all that the visitor left behind, or nothing of it. */
type Sight = 'all' | 'nothing';

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
    await go(visitor, -1);
  },
  sees: 'nothing',
});

/** WebKit cannot evict a page on a later Exit, so there it loads anew. Firefox does not cache a page that is sending. */
const fromCache: Way['sees'] = (engine, state) =>
  engine === 'webkit' || (engine === 'firefox' && state === 'sending') ? 'nothing' : 'all';

const ways: Readonly<Record<string, Way>> = {
  'Exit by the link, then Back': exit((visitor) => visitor.click(link(labels.exit))),
  'Exit by Shift, then Back': exit((visitor) => visitor.press('Shift', 'Shift', 'Shift')),
  'Exit by Escape, then Back': exit(async (visitor) => {
    // Escape does not count while a field has the focus.
    await visitor.window.call(() => (document.activeElement as HTMLElement).blur());
    await visitor.press('Escape', 'Escape');
  }),
  'Exit in another tab, then Back': exit(async (visitor) => {
    const other = new Visitor(await visitor.window.openTab());
    await other.open(paths.about);
    await other.click(link(labels.exit));
    await other.seeAddress(site.exit);
  }),
  'a link, then Back': {
    async leave(visitor) {
      await visitor.window.call(
        (path) => void setTimeout(() => location.assign(path)),
        paths.about,
      );
      await visitor.seeAddress(paths.about);
      await go(visitor, -1);
    },
    sees: fromCache,
  },
  'a fragment, then Back': {
    async leave(visitor) {
      await visitor.window.call(() => void (location.hash = 'help-now'));
      await go(visitor, -1);
    },
    sees: 'all',
  },
  // To another entry of the same document, or from the confirmation to the form, which loads anew.
  Back: {
    leave: (visitor) => go(visitor, -1),
    sees: (_engine, state) => (state === 'confirmed' ? 'nothing' : 'all'),
  },
  'Back to the page before, then Forward': {
    async leave(visitor, state) {
      const entries = state === 'confirmed' ? 3 : 2;
      await go(visitor, -entries);
      await visitor.seeAddress(paths.about);
      await go(visitor, entries);
    },
    sees: fromCache,
  },
  reload: {
    leave: (visitor) => visitor.window.call(() => void setTimeout(() => location.reload())),
    sees: 'nothing',
  },
};

/** Not at once, since the driver may lose the answer of a page that goes away. */
function go(visitor: Visitor, entries: number): Promise<void> {
  return visitor.window.call((by) => void setTimeout(() => history.go(by)), entries);
}

for (const state of Object.keys(formStates) as FormState[]) {
  for (const [name, { leave, sees }] of Object.entries(ways)) {
    const sight = (engine: EngineName) => (typeof sees === 'string' ? sees : sees(engine, state));
    test(`${state}: ${name}`, async ({ visitor, engineName }) => {
      const answers = createVisitor();
      await visitor.open(paths.about);
      await visitor.openHydrated(paths.contact);
      await visitor.window.call(() => void (location.hash = 'content'));
      await visitor.fillFormAtOnce(contactForm, answers);
      await formStates[state](visitor, answers);
      await leave(visitor, state);
      const pages = [paths.contact, `${paths.contact}#content`, paths.confirm];
      await expect(async () => {
        const seen = await visitor.window.call(readPage, Object.values(answers));
        expect(pages).toContain(seen.path);
        expect(seen.sight).toBe(sight(engineName));
        // Nothing of it, because the page is another one, which can be used.
        if (seen.sight === 'nothing')
          expect(seen).toMatchObject({
            isHidden: false,
            isLoaded: true,
            heading: expect.stringMatching('.'),
          });
      }).toPass();
    });
  }
}
