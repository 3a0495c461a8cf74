import { contactForm, paths, site } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { setFault } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { alertWith, exitLink, submit, withText } from './controls';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const exitHost = new URL(site.exit).host;

const ways: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'a click': (visitor) => visitor.click(exitLink),
  'a click with the middle button': (visitor) => visitor.click(exitLink, { button: 'middle' }),
  'a click while Control is held': (visitor) => visitor.click(exitLink, { held: 'Control' }),
  'a click while Shift is held': (visitor) => visitor.click(exitLink, { held: 'Shift' }),
  'Shift three times': (visitor) => visitor.press('Shift', 'Shift', 'Shift'),
  async 'Escape twice'(visitor) {
    // Escape does not count while a field has the focus.
    await visitor.click('//h1');
    await visitor.press('Escape', 'Escape');
  },
};

for (const [name, leave] of Object.entries(ways)) {
  test(`${name} exits without a Referer, and Back skips the page that the visitor left`, async ({
    visitor,
    webProxy,
  }) => {
    // Ignores requests for the exit page's icon, which carry a Referer and come at any time.
    const visits = () =>
      webProxy.requests.filter(({ host, path }) => host === exitHost && path === '/');
    const before = visits().length;
    await visitor.open(paths.about);
    await visitor.openHydrated(paths.contact);
    await visitor.fillForm(contactForm, createVisitor());
    await leave(visitor);
    await visitor.seeAddress(site.exit);
    expect(visits().slice(before)).toMatchObject([{ referer: undefined }]);

    await visitor.go(-1);
    await visitor.seePage({ path: paths.about, isUsable: true });
  });
}

test('Back to a page that was sending does not go on sending', async ({ visitor, engineName }) => {
  test.skip(
    engineName !== 'chromium',
    'Other engines do not cache a page with a request under way.',
  );
  const answers = createVisitor();
  await setFault({ email: answers.email, kind: 'hang', times: 'always' });
  await visitor.openHydrated(paths.contact);
  await visitor.fillFormAtOnce(contactForm, answers);
  await visitor.click(submit());
  await visitor.see(withText(labels.sending));
  await visitor.follow(paths.about);

  await visitor.go(-1);
  const text = expect.stringContaining(labels.mayHaveArrived);
  await visitor.see(alertWith(labels.notConfirmed), { text });
  await visitor.seeAnswers(contactForm, answers);
});
