import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';

const heading = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';

export type Lettering = {
  html: string;
  css: string;
  width: number;
  height: number;
};

/**
 * Sets words in the heading face and gives them back as a transparent picture. A browser does it
 * because the picture library cannot read the web font, and because it sets type well.
 */
export async function letter(
  browser: Browser,
  { html, css, width, height }: Lettering,
): Promise<Buffer> {
  const font = await readFile(createRequire(import.meta.url).resolve(heading));
  const page = await browser.newPage({ viewport: { width, height } });
  const face = `@font-face{font-family:Heading;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:200 800}`;
  await page.setContent(
    `<style>${face}*{margin:0}body{font-family:Heading;background:transparent}${css}</style>${html}`,
  );
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
