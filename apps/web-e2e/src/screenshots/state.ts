import type { FaultInput } from '@lawyers/mail-sandbox';
import type { BrowserContextOptions, Page } from '@playwright/test';

/** One thing to look at: where it is and how one gets there. */
export type State = {
  readonly name: string;
  readonly path: string;
  /** What is done on the page; ends when the state is to be seen. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What goes wrong in the mail sandbox meanwhile. */
  readonly fault?: FaultInput;
  /** The first screen alone, or the page from top to bottom. */
  readonly extent: 'screen' | 'page';
  /** Instead of every window. */
  readonly windows?: readonly Window[];
  readonly schemes?: readonly Scheme[];
  readonly context?: BrowserContextOptions;
  readonly media?: Parameters<Page['emulateMedia']>[0];
};

/** A picture that was taken. */
export type Screenshot = {
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly scheme: Scheme;
  /** Where the footer begins, in px from the top. */
  readonly footerAt: number;
};

/** In CSS px. */
export type Window = { readonly width: number; readonly height: number };

export type Scheme = 'light' | 'dark';

export const schemes: readonly Scheme[] = ['light', 'dark'];

export const phone: Window = { width: 360, height: 740 };
export const tablet: Window = { width: 768, height: 1024 };
export const desktop: Window = { width: 1440, height: 900 };

export const windows: readonly Window[] = [phone, tablet, desktop];
