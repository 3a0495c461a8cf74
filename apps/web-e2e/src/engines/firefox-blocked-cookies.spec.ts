import { contactForm, paths, site } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { labels } from '../visitor/labels';
import { button, link } from './controls';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { expect, test } from './test';
import { Visitor } from './visitor';

// With cookies blocked, Firefox throws where it would open a BroadcastChannel or a storage.

let engine: Engine;
test.beforeEach(async ({ webProxy }) => {
  const settings = { scripting: true, proxyPort: webProxy.port };
  engine = await startFirefox({ ...settings, cookiesBlocked: true });
});
test.afterEach(() => engine.close());

test('with cookies blocked, the form hydrates and sends', async () => {
  const visitor = new Visitor(await engine.openWindow());
  await visitor.openHydrated(paths.contact);
  expect(visitor.window.problems()).toEqual([expect.stringMatching('insecure')]);
  await visitor.fillForm(contactForm, createVisitor());
  await visitor.click(button(labels.send));
  await visitor.seeAddress(paths.confirm);
});

test('with cookies blocked, Exit by Shift works, and Back then shows an empty form on a page left by a link', async () => {
  const visitor = new Visitor(await engine.openWindow());
  await visitor.openHydrated(paths.contact);
  await visitor.fillForm(contactForm, createVisitor());
  await visitor.click(link('About Us'));
  await visitor.seeAddress(paths.about);
  await visitor.press('Shift', 'Shift', 'Shift');
  await visitor.seeAddress(site.exit);

  const { heading, typed } = await visitor.backTo(paths.contact);
  expect(heading).toBeTruthy();
  expect(typed).toEqual([]);
});
