import { contactForm, paths, site } from '@lawyers/domain';
import { labels } from '../visitor/labels';
import { aVisitor } from '../visitor/form-fixtures';
import { heading, link } from './controls';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const outsideHost = new URL(site.exit).host;

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
    outside,
  }) => {
    // The outside page's icon is asked for with that page's address, at any moment.
    const visits = () => outside.requestsTo(outsideHost).filter(({ path }) => path === '/');
    const before = visits().length;
    await visitor.open(paths.about);
    await visitor.openReady(paths.contact);
    await visitor.fillRows(contactForm, aVisitor());
    await leave(visitor);
    await visitor.seeAddress(site.exit);
    expect(visits().slice(before)).toEqual([{ path: '/', referer: undefined }]);

    expect((await visitor.backTo(paths.about)).heading).toBeTruthy();
  });
}

test('after a link and Exit, Back shows the form empty', async ({ visitor }) => {
  await visitor.openReady(paths.contact);
  await visitor.fillRows(contactForm, aVisitor());
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
  const written = aVisitor();
  await visitor.openReady(paths.contact);
  await visitor.fillRows(contactForm, written);
  await visitor.click(link('About Us'));
  await visitor.seeAddress(paths.about);

  const { typed } = await visitor.backTo(paths.contact);
  const kept = [written.user, written.email, written.phone_number, written.message];
  expect(typed).toEqual(engineName === 'webkit' ? [] : kept);
});
