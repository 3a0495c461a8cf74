import { contactForm, languages, pathIn, paths, site, type Language } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { createVisitor } from '../visitor/form-fixtures';
import { exitLink, link, submit } from './controls';
import type { Engine } from './engine';
import { startFirefox } from './puppeteer';
import { expect, test as base } from './test';
import { Visitor } from './visitor';

// Settings that people change, and that another engine lacks or treats in the same way.

const test = base.extend<{ preferences: Readonly<Record<string, unknown>>; visitor: Visitor }>({
  preferences: [{}, { option: true }],
  visitor: async ({ webProxy, preferences }, use) => {
    const settings = { scripting: true, proxyPort: webProxy.port, preferences };
    const engine: Engine = await startFirefox(settings);
    await use(new Visitor(await engine.openWindow()));
    await engine.close();
  },
});

test.describe('with cookies blocked, where Firefox throws instead of opening a BroadcastChannel or a storage', () => {
  test.use({ preferences: { 'network.cookie.cookieBehavior': 2 } });

  test('the form hydrates and sends', async ({ visitor }) => {
    await visitor.openHydrated(paths.contact);
    expect(visitor.window.problems()).toEqual([expect.stringMatching('insecure')]);
    await visitor.fillForm(contactForm, createVisitor());
    await visitor.click(submit());
    await visitor.seeAddress(paths.confirm);
  });

  test('Exit by Shift works, and Back then shows an empty form on a page left by a link', async ({
    visitor,
  }) => {
    const answers = createVisitor();
    await visitor.openHydrated(paths.contact);
    await visitor.fillForm(contactForm, answers);
    await visitor.click(link('About Us'));
    await visitor.see(exitLink);
    await visitor.seeAddress(paths.about);
    await visitor.press('Shift', 'Shift', 'Shift');
    await visitor.seeAddress(site.exit);

    await visitor.go(-1);
    await visitor.seePage({ path: paths.contact, sight: 'nothing', isUsable: true }, answers);
  });
});

test.describe('when no text is smaller than 24 px', () => {
  test.use({ preferences: { 'font.minimum-size.x-western': 24 } });

  test('the brand stays on one line, and the header on the screen', async ({ visitor }) => {
    await visitor.window.resize(360, 740);
    for (const language of Object.keys(languages) as Language[]) {
      await visitor.open(pathIn(language, paths.home));
      expect(await visitor.window.call(linesOf, `//header//a/text()[.="${site.brand}"]`)).toBe(1);
      expect(await visitor.window.call(pageWidth), language).toBeLessThanOrEqual(360);
    }
  });
});

function linesOf(xpath: string): number {
  const text = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const range = document.createRange();
  range.selectNodeContents(text.singleNodeValue!);
  return range.getClientRects().length;
}
