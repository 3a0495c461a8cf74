import { expect } from '@playwright/test';
import { inputName, type contactForm, type intakeForm } from '@lawyers/domain';
import { typedFields, type TypedAnswers } from '../visitor/form-fixtures';
import { sandboxSite } from '../visitor/sandbox-site';
import { field, type Control } from './controls';
import type { ClickWay, EngineWindow, Key } from './engine';
import { readPage, type PageSeen } from './read-page';
import { findVisible, type VisibleElement } from './visible-element';

type MailForm = typeof contactForm | typeof intakeForm;

/** Expected values, or asymmetric matchers of `expect`. */
type Expected<T> = { readonly [Key in keyof T]?: unknown };

/**
 * A visitor who uses a window of any engine. The methods that click a control or set its value, except
 * `fillFormAtOnce`, first wait until the control is visible.
 */
export class Visitor {
  constructor(readonly window: EngineWindow) {}

  async open(path: string): Promise<void> {
    await this.window.open(new URL(path, sandboxSite.url).href);
  }

  /** Opens a page with forms and hydrates it. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrate();
  }

  /**
   * Moves the pointer, which triggers hydration, until every island is hydrated. An island is a part of a page that
   * React hydrates separately; it has the attribute `data-island` until then. A document without a form counts as one
   * more island, because its HTML may not have been parsed yet.
   */
  async hydrate(): Promise<void> {
    await expect(async () => {
      await this.window.moveTo(1, 1);
      await this.window.moveTo(2, 2);
      const open = await this.window.call(
        () => document.querySelectorAll('[data-island]').length + (document.forms.length ? 0 : 1),
      );
      expect(open, 'islands that are not hydrated').toBe(0);
    }).toPass({ timeout: 60_000 });
  }

  /** Waits until a control is visible and its state matches, such as `{ text: expect.stringContaining('…') }`. */
  async see(control: Control, state: Expected<VisibleElement> = {}): Promise<VisibleElement> {
    let found: VisibleElement | null = null;
    await expect(async () => {
      found = await this.window.call(findVisible, control, false);
      expect(found, `to see ${control}`).toMatchObject(state);
    }).toPass();
    return found!;
  }

  async seeNot(control: Control): Promise<void> {
    await expect(async () => {
      expect(await this.window.call(findVisible, control, false), control).toBeNull();
    }).toPass();
  }

  /** Waits at most `timeout` milliseconds until the window shows this URL. A path is relative to the site. */
  async seeAddress(address: string, timeout?: number): Promise<void> {
    await this.seePage({ address: new URL(address, sandboxSite.url).href }, {}, timeout);
  }

  /**
   * Waits until the page matches `expected`. It reads, among other facts, whether the page contains one of `answers`,
   * which the visitor typed. Everything is read in one call: after Back from another site, WebKit's driver answers the
   * first command but not the second, which `call` repeats only after 10 s.
   */
  async seePage(
    expected: Expected<PageSeen>,
    answers: Partial<TypedAnswers> = {},
    timeout?: number,
  ): Promise<void> {
    await expect(async () => {
      const seen = await this.window.call(readPage, Object.values(answers));
      expect(seen).toMatchObject(expected);
    }).toPass({ timeout });
  }

  async click(control: Control, how?: ClickWay): Promise<void> {
    await this.see(control);
    const { x, y } = await this.#placeAtRest(control);
    await this.window.clickAt(x, y, how);
  }

  /** Replaces the text of a field. */
  async fill(control: Control, text: string): Promise<void> {
    await this.see(control);
    await expect(async () => {
      await this.window.call(setValue, control, '');
      await this.window.type(text);
    }).toPass();
    await this.see(control, { value: text });
  }

  /**
   * Selects an option of a `select` by its value. It is done by script, because browsers draw the open list outside of
   * the page.
   */
  async choose(control: Control, value: string): Promise<void> {
    await this.see(control);
    await this.window.call(setValue, control, value);
  }

  /**
   * Checks a radio button. The click is repeated until it is checked: without scripts, `#placeAtRest` cannot wait for
   * the next frame, in which Firefox may still scroll to the field that had the focus.
   */
  async check(radio: Control): Promise<void> {
    await expect(async () => {
      await this.click(radio);
      expect(await this.window.call(findVisible, radio, false)).toMatchObject({ checked: true });
    }).toPass();
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.window.press(key);
  }

  async fillForm(form: MailForm, answers: TypedAnswers): Promise<void> {
    for (const key of typedFields) await this.fill(fieldOf(form, key), answers[key]);
  }

  /** Fills in a form by script, which is faster than typing. */
  async fillFormAtOnce(form: MailForm, answers: TypedAnswers): Promise<void> {
    for (const key of typedFields)
      await this.window.call(setValue, fieldOf(form, key), answers[key]);
  }

  /** Opens another page of the site, as a link would. */
  async follow(path: string): Promise<void> {
    await this.window.call((to) => void setTimeout(() => location.assign(to)), path);
    await this.seeAddress(path);
  }

  /**
   * Goes `entries` steps through the history. 0 reloads the page, for which `history.go(0)` does not work in WebKit if
   * the address has a fragment.
   */
  async go(entries: number): Promise<void> {
    // In milliseconds. In WebKit, `window.call` repeats a call that got no answer, but only after 10 s, so later than
    // this.
    const latest = Date.now() + 5000;
    await this.window.call(
      (by, until) => {
        // If only the answer of the first call was lost, the page must not go once more.
        if (Date.now() > until) return;
        // Delayed, because WebKit's driver may lose the answer of a page that is being left.
        setTimeout(() => (by ? history.go(by) : location.reload()));
      },
      entries,
      latest,
    );
  }

  /**
   * Scrolls a control into view, and returns its position when it no longer moves: after a key press, Firefox scrolls
   * to the caret in the next frame.
   */
  async #placeAtRest(control: Control): Promise<{ readonly x: number; readonly y: number }> {
    let place = { x: 0, y: 0 };
    await this.window.call(blurWithoutScripts);
    await expect(async () => {
      const { x, y } = (await this.window.call(findVisible, control, true))!;
      await this.window.call(nextPaint);
      place = (await this.window.call(findVisible, control, true))!;
      expect(place, control).toMatchObject({ x, y });
    }).toPass();
    return place;
  }
}

function fieldOf(form: MailForm, key: (typeof typedFields)[number]): Control {
  return field(inputName(key, form[key]));
}

/**
 * Returns a promise that is fulfilled after the next frame, or undefined where there may be no frame or timer: in the
 * background, without scripts, and in browsers that do not know the media query `scripting`. Runs in the page.
 */
function nextPaint(): Promise<void> | undefined {
  if (document.hidden || !matchMedia('(scripting: enabled)').matches) return undefined;
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/**
 * Takes the focus from the field that has it, if scripts are turned off: `nextPaint` cannot wait there for the frame in
 * which Firefox scrolls to that field, and the click would miss. A click takes the focus from the field anyway. Runs in
 * the page.
 */
function blurWithoutScripts(): void {
  if (matchMedia('(scripting: none)').matches && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
}

function setValue(control: string, value: string): void {
  const found = document.evaluate(control, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const input = found.singleNodeValue as HTMLInputElement;
  input.focus();
  input.value = value;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
