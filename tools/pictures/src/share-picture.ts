import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { parse } from 'yaml';
import { chromiumPath } from '@lawyers/browsers';
import { site } from '@lawyers/domain';
import { encoding } from './encoding';

/**
 * Words that a share picture must not show. Messengers and social networks show this picture beside a link to an
 * article, where people may see it who must not know what the visitor reads about.
 */
const revealing =
  /abus|assault|rape|sex|violen|exploit|traffick|molest|harass|victim|survivor|perpetrat/i;

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/**
 * The HTML of the text at the left of a share picture: the title of the article in `folder`, unless it is revealing,
 * and the brand. The site's own folder has no article, so its share picture shows only the brand.
 */
export function shareHtml(folder: string): string {
  const article = join(folder, 'article.md');
  const [, front = ''] = existsSync(article)
    ? readFileSync(article, 'utf8').split(/^---\r?$/m)
    : [];
  const { title = '' } = (parse(front) ?? {}) as { readonly title?: string };
  const shown = revealing.test(title) ? '' : title;
  // The brand's font size in px where no title is shown: at most 88, and so small that the brand's longest word fits in
  // one line. A line is 344 px wide (`share-words.html`), and a letter 0.558 em on average.
  const longest = Math.max(...site.brand.split(/\s+/).map((word) => word.length));
  const alone = Math.min(88, Math.floor(344 / (0.558 * longest)));
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const parts: Readonly<Record<string, string | number>> = {
    // In px. At these two sizes, a title fits in six lines.
    size: shown ? (shown.length < 64 ? 50 : 42) : alone,
    // `nobr` prevents line breaks at hyphens.
    title: escaped(shown).replace(/\S+-\S+/g, (word) => `<nobr>${word}</nobr>`),
    mark: read('../../../apps/web/public/favicon.svg'),
    brand: escaped(site.brand),
  };
  const fill = (part: string, name: string) => `${parts[name] ?? part}`;
  return read('share-words.html').replace(/\{\{(\w+)\}\}/g, fill);
}

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
);
const panel = join(import.meta.dirname, 'share-panel.svg');

/**
 * The content of the files that are in every share picture but not in its HTML (`shareHtml`), which includes the logo.
 * `npm run pictures` stores a hash of them, and makes all share pictures again when one has changed.
 */
export const shareParts = (): readonly string[] => [
  readFileSync(font, 'base64'),
  readFileSync(panel, 'base64'),
];

/**
 * A share picture as JPEG: at the right the scene, which is made from the picture `share` or else from the article's
 * cover, and at its left the words on a cream panel with an irregular edge.
 */
export async function sharePicture(scene: Sharp, html: string): Promise<Buffer> {
  // A browser renders the words, because sharp cannot use web fonts.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  const page = await browser.newPage({ viewport: { width: 436, height: 630 } });
  await page.setContent(html.replace('{{font}}', readFileSync(font, 'base64')));
  await page.evaluate('document.fonts.ready');
  const words = await page.screenshot({ omitBackground: true });
  await browser.close();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: '#FAF6EF' } })
    .composite([
      { input: await scene.png().toBuffer(), left: 396, top: 0 },
      { input: panel, left: 0, top: 0 },
      { input: words, left: 0, top: 0 },
    ])
    .jpeg(encoding.share)
    .toBuffer();
}
