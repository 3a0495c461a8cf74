/** A browser as the tests use it, independent of the protocol that automates it: CDP, WebDriver, or WebDriver BiDi. */
export type Engine = {
  /**
   * Opens a window with its own history. Except in WebKit, where each window is a browser of its own, all windows share
   * cookies and storage, since creating separate contexts takes time.
   */
  openWindow(): Promise<EngineWindow>;
  close(): Promise<void>;
};

export type EngineWindow = {
  /** Opens an address. The promise is fulfilled after the page's `load` event. */
  open(address: string): Promise<void>;
  /**
   * Calls a function in the page. The function cannot use outer variables; arguments and result must be JSON. It must
   * do no harm if it runs twice: in WebKit, a call without an answer within 10 s is repeated.
   */
  call<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the mouse to a point of the viewport. */
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number, how?: ClickWay): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Calls `use` with another tab of the same browser, which shares cookies and storage. */
  inNewTab(use: (tab: EngineWindow) => Promise<void>): Promise<void>;
  /** Exceptions, console errors, and violations of the Content Security Policy so far, but no failed requests. */
  problems(): readonly string[];
  close(): Promise<void>;
};

/** How to click: with the middle button, or while a key is held. By default with the left button. */
export type ClickWay = { readonly button?: 'middle'; readonly held?: 'Shift' | 'Control' };

export type Key = 'Shift' | 'Escape' | 'Enter' | 'ArrowRight';

export type EngineSettings = {
  readonly scripting: boolean;
  /** The port of a local proxy for all hosts except localhost, so that tests request no site of somebody else. */
  readonly proxyPort: number;
  /** The folder of a persistent profile. By default, the profile is temporary. Old Chromium ignores it. */
  readonly profile?: string;
};

/** The size of a new window's viewport in CSS pixels: that of a large phone. */
export const defaultViewport = { width: 390, height: 800 } as const;
