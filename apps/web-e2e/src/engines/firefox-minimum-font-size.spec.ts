import { languages, pathIn, paths, site, type Language } from '@lawyers/domain';
import { pageWidth } from '../checks/page-width';
import { startFirefox } from './firefox';
import { expect, test } from './test';
import { Visitor } from './visitor';

test('the brand stays on one line, and the header on the screen, when no text is smaller than 24 px', async ({
  webProxy,
}) => {
  const engine = await startFirefox({
    scripting: true,
    minimumFontSize: 24,
    proxyPort: webProxy.port,
  });
  const visitor = new Visitor(await engine.openWindow());
  await visitor.window.resize(360, 740);
  for (const language of Object.keys(languages) as Language[]) {
    await visitor.open(pathIn(language, paths.home));
    expect(await visitor.window.call(linesOf, `//header//a/text()[.="${site.brand}"]`)).toBe(1);
    expect(await visitor.window.call(pageWidth), language).toBeLessThanOrEqual(360);
  }
  await engine.close();
});

function linesOf(xpath: string): number {
  const text = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const range = document.createRange();
  range.selectNodeContents(text.singleNodeValue!);
  return range.getClientRects().length;
}
