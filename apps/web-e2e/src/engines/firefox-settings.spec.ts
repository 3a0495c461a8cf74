import { contactForm, paths, site } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { inEveryLanguage } from '../visitor/addresses';
import { createAnswers } from '../visitor/form-fixtures';
import { submit } from './controls';
import { startFirefox } from './puppeteer';
import { expect, test } from './test';
import { Visitor } from './visitor';

// Settings of Firefox that people change. They are tested in Firefox only, since other engines lack them, or treat them
// in the same way.

async function start(proxyPort: number, preferences: Readonly<Record<string, unknown>>) {
  const engine = await startFirefox({ scripting: true, proxyPort, preferences });
  return { engine, visitor: new Visitor(await engine.openWindow()) };
}

test('with cookies blocked, where a BroadcastChannel and storages throw, the form is sent, and a form that was left is empty after Exit and Back', async ({
  webProxy,
}) => {
  const { engine, visitor } = await start(webProxy.port, { 'network.cookie.cookieBehavior': 2 });
  const answers = createAnswers();
  await visitor.openHydrated(paths.contact);
  expect(visitor.window.problems()).toEqual([expect.stringMatching('insecure')]);
  await visitor.fillForm(contactForm, answers);
  await visitor.follow(paths.about);
  await visitor.press('Shift', 'Shift', 'Shift');
  await visitor.seeAddress(site.exit);
  await visitor.go(-1);
  await visitor.seePage({ path: paths.contact, sight: 'nothing', isUsable: true }, answers);

  await visitor.hydrate();
  await visitor.fillForm(contactForm, answers);
  await visitor.click(submit());
  await visitor.seeAddress(paths.confirm);
  await engine.close();
});

test('the brand stays on one line, and the header on the screen, when no text is smaller than 24 px', async ({
  webProxy,
}) => {
  const { engine, visitor } = await start(webProxy.port, { 'font.minimum-size.x-western': 24 });
  await visitor.window.resize(360, 740);
  for (const path of inEveryLanguage(paths.home)) {
    // Repeated, because a page that a busy machine shows late is in the wider fallback fonts (decision 9).
    await expect(async () => {
      await visitor.open(path);
      expect(await visitor.window.call(linesOf, `//header//a/text()[.="${site.brand}"]`)).toBe(1);
      expect(await visitor.window.call(pageWidth), path).toBeLessThanOrEqual(360);
    }).toPass();
  }
  await engine.close();
});

function linesOf(xpath: string): number {
  const text = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const range = document.createRange();
  range.selectNodeContents(text.singleNodeValue!);
  return range.getClientRects().length;
}
