import { paths } from '@lawyers/domain';
import { submit } from './controls';
import { startLossySite } from './lossy-site';
import { expect, test } from './test';

// Text whose font arrives late keeps its fallback font (decision 9). If the font changed later, lines would break
// elsewhere, and the controls would move while the visitor touches them. Headings are different: they show a late font,
// which has no such effect.

/** In milliseconds. WebKit gives up a font of `font-display: optional` after 100 ms. */
const fontDelay = 400;

test('late fonts move nothing when a form is hydrated', async ({ visitor }) => {
  const site = await startLossySite(
    () => false,
    (path) => (path.endsWith('.woff2') ? fontDelay : 0),
  );
  try {
    await visitor.open(site.url + paths.contact);
    const top = async () => (await visitor.see(submit())).y;
    const before = await top();
    await visitor.hydrate();
    expect(await top()).toBe(before);
  } finally {
    site.close();
  }
});
