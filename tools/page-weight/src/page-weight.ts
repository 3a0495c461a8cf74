import type { Build, BuiltFile } from './build';
import { onlyWhenUsed } from './budgets';
import type { Screen } from './chosen-source';
import { pageFonts } from './page-fonts';
import { pagePictures } from './page-pictures';
import { pageScripts } from './page-scripts';
import { tagsOf } from './tags';

/** What a page consists of. Everything is without the headers of answers. */
export const parts = [
  /** The page itself and its style sheets. */
  'html',
  /** Scripts that the HTML asks for. */
  'scriptAtOnce',
  /** All scripts, with those that start the application; not those that come at the moment of use. */
  'script',
  /** Every font that its style names. */
  'fonts',
  /** All its pictures down to the footer, on a phone of 360 px with 2 device pixels to each. */
  'pictures',
  /**
   * Everything that the HTML asks for, with all pictures, and the start where an island must not wait (`data-eager`):
   * at least what comes before the first touch.
   */
  'beforeTouch',
] as const;

export type Part = (typeof parts)[number];

export type PageWeight = {
  readonly address: string;
  readonly files: Readonly<Record<Part, readonly BuiltFile[]>>;
};

const phone: Screen = { width: 360, density: 2 };

/** Weighs a page of a build, by its files alone. */
export function pageWeight(build: Build, address: string): PageWeight {
  const html = build.textOf(address);
  const tags = tagsOf(html);
  const sheets = tags
    .filter(({ attributes }) => attributes['rel'] === 'stylesheet')
    .map(({ attributes }) => `${attributes['href']}`)
    .filter((href) => href.startsWith('/'));
  const css = [html, ...sheets.map((sheet) => build.textOf(sheet))].join('\n');
  const scripts = pageScripts(build, tags, isOnlyWhenUsed);
  const fonts = pageFonts(tags, css);
  const pictures = pagePictures(tags, phone);
  const text = [address, ...sheets];
  const allPictures = [...pictures.atOnce, ...pictures.lazy];
  const eager = tags.some(({ attributes }) => 'data-eager' in attributes);
  const untouched = eager ? [...scripts.atOnce, ...scripts.atStart] : scripts.atOnce;
  const files = (addresses: readonly string[]) => addresses.map((one) => build.fileOf(one));
  return {
    address,
    files: {
      html: files(text),
      scriptAtOnce: files(scripts.atOnce),
      script: files([...scripts.atOnce, ...scripts.atStart]),
      fonts: files(fonts.all),
      pictures: files(allPictures),
      beforeTouch: files([...text, ...untouched, ...fonts.preloaded, ...allPictures]),
    },
  };
}

export function bytesOf(files: readonly BuiltFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function isOnlyWhenUsed(address: string): boolean {
  return onlyWhenUsed.some((name) => address.startsWith(`/assets/${name}-`));
}
