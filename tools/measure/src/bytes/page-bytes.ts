import type { BuiltSite, SentFile } from './built-site';
import { fontFilesOf } from './font-faces';
import { pagePictures } from './page-pictures';
import { pageScripts } from './page-scripts';

/** The parts of a page, in bytes as sent with brotli, without headers. */
export type Part =
  /** The page with its CSS. */
  | 'html'
  /** Scripts that the HTML loads. */
  | 'scriptAtOnce'
  /** All JavaScript after the first interaction, without what loads on use. */
  | 'script'
  /** Every font that the CSS names. */
  | 'fonts'
  /** Every picture down to the footer, on a phone. */
  | 'pictures'
  /** HTML, pictures, preloaded fonts, and scripts that need no interaction. */
  | 'beforeInteraction';

export type PageBytes = Readonly<Record<Part, readonly SentFile[]>>;

export function pageBytes(site: BuiltSite, address: string): PageBytes {
  const page = site.pageAt(address);
  const links = (rel: string, as?: string) =>
    page
      .filter(({ attributes }) => attributes['rel'] === rel && (!as || attributes['as'] === as))
      .map(({ attributes }) => attributes['href'] ?? '');
  const css = page.filter(({ tagName }) => tagName === 'style').map(({ text }) => text);
  const { atOnce, onInteraction } = pageScripts(page, site.manifestFor(address));
  const preloaded = page.some(({ attributes }) => attributes['data-preload'] !== undefined);
  const pictures = pagePictures(page);
  const html = [address, ...links('stylesheet')];
  const initialScripts = [...atOnce, ...(preloaded ? onInteraction : [])];
  const files = (addresses: readonly string[]) => [...new Set(addresses)].map(site.fileAt);
  return {
    html: files(html),
    scriptAtOnce: files(atOnce),
    script: files([...atOnce, ...onInteraction]),
    fonts: files([...links('preload', 'font'), ...css.flatMap(fontFilesOf)]),
    pictures: files(pictures),
    beforeInteraction: files([
      ...html,
      ...initialScripts,
      ...links('preload', 'font'),
      ...pictures,
    ]),
  };
}

export function bytesOf(files: readonly SentFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
