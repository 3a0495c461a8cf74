import { contactForm, paths, site } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { setFault } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { alertWith, button, heading, link, withText } from './controls';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const exitHost = new URL(site.exit).host;

const ways: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'a click': (visitor) => visitor.click(link(labels.exit)),
  'a click with the middle button': (visitor) =>
    visitor.click(link(labels.exit), { button: 'middle' }),
  'a click while Control is held': (visitor) =>
    visitor.click(link(labels.exit), { held: 'Control' }),
  'a click while Shift is held': (visitor) => visitor.click(link(labels.exit), { held: 'Shift' }),
  'Shift three times': (visitor) => visitor.press('Shift', 'Shift', 'Shift'),
  async 'Escape twice'(visitor) {
    // Escape does not count while a field has the focus.
    await visitor.click(heading(1));
    await visitor.press('Escape', 'Escape');
  },
};

for (const [name, leave] of Object.entries(ways)) {
  test(`${name} exits without a Referer, and Back skips the page that the visitor left`, async ({
    visitor,
    webProxy,
  }) => {
    // Ignores requests for the exit page's icon, which carry a Referer and come at any time.
    const visits = () => webProxy.requestsTo(exitHost).filter(({ path }) => path === '/');
    const before = visits().length;
    await visitor.open(paths.about);
    await visitor.openHydrated(paths.contact);
    await visitor.fillForm(contactForm, createVisitor());
    await leave(visitor);
    await visitor.seeAddress(site.exit);
    expect(visits().slice(before)).toEqual([{ path: '/', referer: undefined }]);

    expect((await visitor.backTo(paths.about)).heading).toBeTruthy();
  });
}

test('Back shows an empty form after following a link and Exit', async ({ visitor }) => {
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, createVisitor());
  await visitor.click(link('About Us'));
  await visitor.seeAddress(paths.about);
  await visitor.click(link(labels.exit));
  await visitor.seeAddress(site.exit);

  const { heading, typed } = await visitor.backTo(paths.contact);
  expect(heading).toBeTruthy();
  expect(typed).toEqual([]);
});

// Chromium alone caches a page with a request under way.
test('Back to a page that was sending does not go on sending', async ({ visitor, engineName }) => {
  const answers = createVisitor();
  await setFault({ email: answers.email, kind: 'hang', times: 'always' });
  await visitor.openHydrated(paths.contact);
  await visitor.fillFormAtOnce(contactForm, answers);
  await visitor.click(button(labels.send));
  await visitor.see(withText(labels.sending));
  await visitor.window.call((path) => void setTimeout(() => location.assign(path)), paths.about);
  await visitor.seeAddress(paths.about);

  await visitor.backTo(paths.contact);
  if (engineName === 'chromium') {
    await visitor.seeText(alertWith(labels.notConfirmed), labels.mayHaveArrived);
    await visitor.seeTypedAnswers(contactForm, answers);
  } else await visitor.seeTypedAnswers(contactForm, undefined);
});
