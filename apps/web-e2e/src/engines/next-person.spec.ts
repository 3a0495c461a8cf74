import { contactForm, paths, site } from '@lawyers/domain';
import { createVisitor, type TypedAnswers } from '../visitor/form-fixtures';
import { setFault } from '../visitor/inbox';
import { labels, referenceLine } from '../visitor/labels';
import { alertWith, button, field, link, withText } from './controls';
import { setOnline } from './set-online';
import { expect, test, type EngineName } from './test';
import { Visitor } from './visitor';

// What the person sees who uses the browser next, for every state of a form and every way to leave it.

type State = (visitor: Visitor, answers: TypedAnswers) => Promise<unknown>;

const send = (visitor: Visitor) => visitor.click(button(labels.send));

const states = {
  editing: async () => undefined,
  async error(visitor) {
    await visitor.fill(field(contactForm.email.label), 'no address');
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
    await visitor.seeText('//main', referenceLine);
  },
  async offline(visitor) {
    await visitor.window.call(setOnline, false);
    await send(visitor);
    await visitor.see(withText(labels.offline));
  },
} satisfies Record<string, State>;

type StateName = keyof typeof states;

/** `all` is what the visitor left behind: typed text, or the reference. */
type Sight = 'all' | 'nothing';

type Way = {
  readonly leave: (visitor: Visitor) => Promise<unknown>;
  /** The pages that Back then shows, up to the page before the form. */
  readonly sees: (engine: EngineName, state: StateName) => Sight;
};

/** Exit by any way: every page that Back then shows holds nothing. */
const exit = (leave: Way['leave']): Way => ({
  async leave(visitor) {
    await leave(visitor);
    await visitor.seeAddress(site.exit);
    await visitor.window.call(() => void setTimeout(() => history.back()));
  },
  sees: () => 'nothing',
});

const fromCache: Way['sees'] = (engine) => (engine === 'webkit' ? 'nothing' : 'all');

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
      await visitor.window.call(() => void setTimeout(() => history.back()));
    },
    sees: fromCache,
  },
  'a fragment, then Back': {
    async leave(visitor) {
      await visitor.window.call(() => {
        location.hash = 'help-now';
        setTimeout(() => history.back());
      });
    },
    sees: () => 'all',
  },
  Back: {
    leave: (visitor) => visitor.window.call(() => void setTimeout(() => history.back())),
    sees: (_engine, state) => (state === 'confirmed' ? 'nothing' : 'all'),
  },
  'Back twice, then Forward': {
    async leave(visitor) {
      await visitor.window.call(() => void setTimeout(() => history.go(-2)));
      await visitor.seeAddress(paths.about);
      await visitor.window.call(() => void setTimeout(() => history.go(2)));
    },
    sees: fromCache,
  },
  reload: {
    leave: (visitor) => visitor.window.call(() => void setTimeout(() => location.reload())),
    sees: () => 'nothing',
  },
};

for (const [stateName, reach] of Object.entries(states) as [StateName, State][]) {
  for (const [name, way] of Object.entries(ways)) {
    test(`${stateName}: ${name}`, async ({ visitor, engineName }) => {
      const answers = createVisitor();
      await visitor.open(paths.about);
      await visitor.openHydrated(paths.contact);
      await visitor.window.call(() => void (location.hash = 'content'));
      await visitor.fillFormAtOnce(contactForm, answers);
      await reach(visitor, answers);
      await way.leave(visitor);
      await expect(async () => {
        const seen = await visitor.window.call(readSight, Object.values(answers));
        console.log(JSON.stringify(seen));
        expect(seen.sight).toBe(way.sees(engineName, stateName));
      }).toPass({ timeout: 8000 });
    });
  }
}

function readSight(typed: readonly string[]) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const texts = [document.documentElement.outerHTML, ...fields.map(({ value }) => value)];
  const found = typed.filter((text) => texts.some((one) => one.includes(text)));
  const reference = /Your reference/.test(document.body.textContent);
  return {
    address: location.href,
    state: document.readyState,
    hidden: document.documentElement.hasAttribute('data-leaving'),
    heading: document.querySelector('h1')?.innerText,
    found,
    reference,
    sight: (found.length > 0 || reference ? 'all' : 'nothing') as Sight,
  };
}
