import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { parse } from 'yaml';
import { chromiumPath } from '@lawyers/browsers';
import { site } from '@lawyers/domain';
import type { Picture } from './find-pictures';

/** What stands beside the scene of a share picture. */
export type ShareWords = {
  readonly brand: string;
  /** The site's mark as SVG. */
  readonly mark: string;
  /** The article's title; undefined without an article, or if it reveals the site's subject. */
  readonly title: string | undefined;
};

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The words of a share picture; undefined for other pictures. */
export function shareWords({ name, folder }: Picture): ShareWords | undefined {
  if (name !== 'open-graph') return undefined;
  const mark = read('../../../apps/web/public/favicon.svg');
  return { brand: site.brand, mark, title: titleOf(join(folder, 'article.md')) };
}

/** Words that must not appear in a share preview, which other people may see. */
const revealing =
  /abus|assault|rape|sex|violen|exploit|traffick|molest|harass|victim|survivor|perpetrat/i;

function titleOf(file: string): string | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const title = (parse(front) as { title?: unknown } | null)?.title;
  return typeof title === 'string' && !revealing.test(title) ? title : undefined;
}

const [width, height] = [1200, 630];
/** Where the scene begins. */
const left = 396;

/** A share picture as JPEG: the scene, and on a cream panel with an irregular edge the title or, without one, the brand. */
export async function sharePicture(scene: Buffer, words: ShareWords): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#FAF6EF' } })
    .composite([
      { input: scene, left, top: 0 },
      { input: Buffer.from(read('share-panel.svg')), left: 0, top: 0 },
      { input: await photographed(htmlOf(words)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const heading = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';

/** `share-words.html` with the words in it. */
function htmlOf({ brand, mark, title }: ShareWords): string {
  const font = readFileSync(createRequire(import.meta.url).resolve(heading)).toString('base64');
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const name = escaped(brand);
  // Without line breaks at hyphens.
  const lines = escaped(title ?? '').replace(/\S+-\S+/g, (word) => `<nobr>${word}</nobr>`);
  const words: Readonly<Record<string, string | number>> = title
    ? { kind: 'article', size: titleSize(title), mark: '', heading: lines, footer: mark + name }
    : { kind: 'site', size: brandSize(brand), mark, heading: name, footer: '' };
  return read('share-words.html').replace(/\{\{(\w+)\}\}/g, (_, part: string) =>
    part === 'font' ? font : `${words[part]}`,
  );
}

/** In px. Long titles are smaller, so that they need at most six lines. */
function titleSize(title: string): number {
  if (title.length < 64) return 50;
  return title.length < 90 ? 42 : 36;
}

/** In px: the largest size that fits the brand's longest word. */
function brandSize(brand: string): number {
  const longest = Math.max(...brand.split(/\s+/).map((word) => word.length));
  return Math.min(88, Math.floor(616 / longest));
}

/** A transparent picture of a page as wide as the panel, from a browser, because sharp cannot read web fonts. */
async function photographed(html: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  const page = await browser.newPage({ viewport: { width: 436, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: true });
  await browser.close();
  return picture;
}
