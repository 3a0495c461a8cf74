import { contactForm, paths, site } from '@lawyers/domain';
import { labels } from '../visitor/labels';
import { createVisitor } from '../visitor/form-fixtures';
import { heading, link } from './controls';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const exitHost = new URL(site.exit).host;

const ways: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'a click': (visitor) => visitor.click(link(labels.exit)),
  'Shift three times': (visitor) => visitor.press('Shift', 'Shift', 'Shift'),
  async 'Escape twice'(visitor) {
    // A press of Escape in a field belongs to the field.
    await visitor.click(heading(1));
    await visitor.press('Escape', 'Escape');
  },
};

for (const [name, leave] of Object.entries(ways)) {
  test(`${name} leaves without a Referer, and Back does not lead to what was left`, async ({
    visitor,
    webProxy,
  }) => {
    // The outside page's icon is asked for with that page's address, at any moment.
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

test('after a link and Exit, Back shows the form empty', async ({ visitor }) => {
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

// WebKit cannot evict a page from its cache when the visitor exits later, so there the form is always emptied.
test('after a link, Back shows what was typed, but in WebKit nothing', async ({
  visitor,
  engineName,
}) => {
  const answers = createVisitor();
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, answers);
  await visitor.click(link('About Us'));
  await visitor.seeAddress(paths.about);

  const { typed } = await visitor.backTo(paths.contact);
  const kept = [answers.user, answers.email, answers.phone_number, answers.message];
  expect(typed).toEqual(engineName === 'webkit' ? [] : kept);
});
