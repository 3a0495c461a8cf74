import type { BrowserContextOptions, Page } from '@playwright/test';
import type { FaultInput } from '@lawyers/mail-sandbox';

/** A state of a page to capture, and the steps to reach it. */
export type State = {
  readonly name: string;
  readonly path: string;
  /** Interacts with the page until it shows the state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** A fault of the mail sandbox. */
  readonly fault?: FaultInput;
  /** The viewport or the whole page. */
  readonly extent: 'screen' | 'page';
  /** Default: all windows. */
  readonly windows?: readonly Window[];
  readonly schemes?: readonly Scheme[];
  readonly context?: BrowserContextOptions;
  readonly media?: Parameters<Page['emulateMedia']>[0];
};

/** A captured screenshot. */
export type Screenshot = {
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly scheme: Scheme;
  /** The top of the footer, in px from the top of the page. */
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
