import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumPath } from '@lawyers/browsers';
import { rendered } from './rendered';
import type { ShareWords } from './share-words';
import { shareScene } from './sizes';

const width = 1200;
const { height } = shareScene;
/** In px. The scene begins below its irregular edge. */
const panel = 436;
const left = width - shareScene.width;

/** The cream panel at the left, with an irregular edge and a shadow. */
function panelSvg(): string {
  const edge = `M-40 -40H${panel - 22}C${panel + 18} 110 ${panel - 34} 250 ${panel - 6} 380S${panel - 26} 590 ${panel + 14} ${height + 40}H-40Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="s" filterUnits="userSpaceOnUse" x="-60" y="-60" width="${width}" height="${height + 120}"><feDropShadow dx="2" dy="1" stdDeviation="2" flood-color="#5A2F18" flood-opacity=".2"/><feDropShadow dx="9" dy="4" stdDeviation="14" flood-color="#5A2F18" flood-opacity=".3"/></filter></defs><path d="${edge}" fill="#FAF6EF" filter="url(#s)"/></svg>`;
}

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** In px. Long titles are smaller, so that they need at most six lines. */
function titleSize(title: string): number {
  if (title.length < 64) return 50;
  if (title.length < 90) return 42;
  return 36;
}

/** In px: the largest size that fits the brand's longest word. */
function brandSize(brand: string): number {
  const longest = Math.max(...brand.split(/\s+/).map((word) => word.length));
  return Math.min(88, Math.floor(616 / longest));
}

/** Prevents line breaks at hyphens. */
const unbroken = (text: string) =>
  text.replace(/\S+-\S+/g, (word) => `<span style="white-space:nowrap">${word}</span>`);

function words({ brand, mark, title }: ShareWords): { html: string; css: string } {
  const css = `body{color:#182B28;width:${left}px;height:${height}px;position:relative}
main{position:absolute;left:52px;right:0}
svg{width:92px;height:92px}
h1{font-weight:500;letter-spacing:-.018em;line-height:1.12;text-wrap:balance}
footer{position:absolute;left:52px;bottom:54px;display:flex;align-items:center;gap:12px;font-size:30px;font-weight:500;letter-spacing:-.01em}
footer svg{width:38px;height:38px}`;
  if (!title) {
    return {
      css: `${css}main{bottom:200px}h1{font-size:${brandSize(brand)}px}`,
      html: `<main>${mark}<h1>${escape(brand)}</h1></main>`,
    };
  }
  return {
    css: `${css}main{top:64px}h1{font-size:${titleSize(title)}px}`,
    html: `<main><h1>${unbroken(escape(title))}</h1></main><footer>${mark}<span>${escape(brand)}</span></footer>`,
  };
}

/** A share picture as JPEG: the scene with the title or, without one, the brand. */
export async function sharePicture(source: string, content: ShareWords): Promise<Buffer> {
  const scene = await (await rendered(source, shareScene.width, height)).png().toBuffer();
  const text = await letter(words(content));
  return sharp({ create: { width, height, channels: 3, background: '#FAF6EF' } })
    .composite([
      { input: scene, left, top: 0 },
      { input: Buffer.from(panelSvg()), left: 0, top: 0 },
      { input: text, left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const heading = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';

/**
 * Renders text in the heading font as a transparent picture, in a browser, because sharp cannot read web fonts.
 */
async function letter({ html, css }: { html: string; css: string }): Promise<Buffer> {
  const font = await readFile(createRequire(import.meta.url).resolve(heading));
  const face = `@font-face{font-family:Heading;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:200 800}`;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  const page = await browser.newPage({ viewport: { width: panel, height } });
  await page.setContent(
    `<style>${face}*{margin:0}body{font-family:Heading;background:transparent}${css}</style>${html}`,
  );
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: true });
  await browser.close();
  return picture;
}
