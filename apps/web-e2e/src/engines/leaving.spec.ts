import { contactForm, paths, site } from '@lawyers/domain';
import { labels } from '../visitor/labels';
import { aVisitor } from '../visitor/written';
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
    const before = outside.requestsTo(outsideHost).length;
    await visitor.open(paths.about);
    await visitor.openReady(paths.contact);
    await visitor.fillRows(contactForm, aVisitor());
    await leave(visitor);
    await visitor.seeAddress(site.exit);
    // The outside page's own icon is asked for with that page's address.
    const [visit] = outside.requestsTo(outsideHost).slice(before);
    expect(visit).toEqual({ path: '/', referer: undefined });

    await visitor.back();
    await visitor.seeAddress(paths.about);
    await visitor.see(heading(1));
  });
}

test('after a link and Exit, Back shows the form empty', async ({ visitor }) => {
  await visitor.openReady(paths.contact);
  await visitor.fillRows(contactForm, aVisitor());
  await visitor.click(link('About Us'));
  await visitor.seeAddress(paths.about);
  await visitor.click(link(labels.exit));
  await visitor.seeAddress(site.exit);

  await visitor.back();
  await visitor.seeAddress(paths.contact);
  await visitor.seeWritten(contactForm, undefined);
});

test('after a link, Back shows the form with what was typed', async ({ visitor }) => {
  const written = aVisitor();
  await visitor.openReady(paths.contact);
  await visitor.fillRows(contactForm, written);
  await visitor.click(link('About Us'));
  await visitor.seeAddress(paths.about);

  await visitor.back();
  await visitor.seeAddress(paths.contact);
  await visitor.seeWritten(contactForm, written);
});
