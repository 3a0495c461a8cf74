/** What the journeys need of a browser, whatever protocol it speaks. */
export type Engine = {
  /** Opens a window that shares nothing with an earlier one. */
  openWindow(): Promise<EngineWindow>;
  close(): Promise<void>;
};

export type EngineWindow = {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  /** Calls a function in the page. It sees nothing of its surroundings, and JSON carries its arguments and its result. */
  call<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Moves the mouse to a point of the viewport. */
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** In CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Exceptions, console errors, and violations of the policy so far. */
  problems(): readonly string[];
  close(): Promise<void>;
};

export type Key = 'Shift' | 'Escape' | 'Enter' | 'ArrowRight' | 'Backspace';

export type EngineSettings = {
  readonly scripting: boolean;
  readonly dark: boolean;
  /** A proxy on this machine for every host but this machine itself. */
  readonly proxyPort: number;
};

/** A wide phone. */
export const defaultViewport = { width: 390, height: 800 } as const;
