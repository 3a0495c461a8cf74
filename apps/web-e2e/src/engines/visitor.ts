import { expect } from '@playwright/test';
import { inputName, type contactForm, type intakeForm } from '@lawyers/domain';
import { typedFields, type TypedAnswers } from '../visitor/form-fixtures';
import { sandboxSite } from '../visitor/sandbox-site';
import { field, type Control } from './controls';
import type { ClickWay, EngineWindow, Key } from './engine';
import { readPage, type PageSeen } from './read-page';
import { findVisible, type VisibleElement } from './visible-element';

type MailForm = typeof contactForm | typeof intakeForm;

/** Values, or matchers of `expect`. */
type Expected<T> = { readonly [Key in keyof T]?: unknown };

/** Drives a window of any engine. Every method waits until its element is visible. */
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

  /** Moves the pointer, which starts hydration, until every island is hydrated. */
  async hydrate(): Promise<void> {
    await expect(async () => {
      await this.window.moveTo(1, 1);
      await this.window.moveTo(2, 2);
      const open = await this.window.call(
        () => document.querySelectorAll('[data-island]').length + (document.forms.length ? 0 : 1),
      );
      expect(open, 'islands that are not hydrated').toBe(0);
    }).toPass();
  }

  /** Waits until a control is visible and matches this state, such as `{ text: expect.stringContaining('…') }`. */
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

  /** Waits until the window has this URL; paths are relative to the site. */
  async seeAddress(address: string): Promise<void> {
    await this.seePage({ address: new URL(address, sandboxSite.url).href });
  }

  /**
   * Waits until the page shows this to whoever typed `answers`. In one call: after Back from another site, WebKit's
   * driver answers the first command and hangs at the next.
   */
  async seePage(expected: Expected<PageSeen>, answers: Partial<TypedAnswers> = {}): Promise<void> {
    await expect(async () => {
      const seen = await this.window.call(readPage, Object.values(answers));
      expect(seen).toMatchObject(expected);
    }).toPass();
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

  /** Selects an option of a `select` by its value, by script, because browsers draw the open list outside the page. */
  async choose(control: Control, value: string): Promise<void> {
    await this.see(control);
    await this.window.call(setValue, control, value);
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

  /** Opens another page of the site, as a link does. */
  async follow(path: string): Promise<void> {
    await this.window.call((to) => void setTimeout(() => location.assign(to)), path);
    await this.seeAddress(path);
  }

  /** Goes through the history, or loads the page again for 0, which WebKit's `history.go(0)` does not at a fragment. */
  async go(entries: number): Promise<void> {
    // Not at once, since WebKit's driver may lose the answer of a page that goes away.
    await this.window.call(
      (by) => void setTimeout(() => (by ? history.go(by) : location.reload())),
      entries,
    );
  }

  /** After a key, Firefox scrolls to the caret with the next frame, away from what was scrolled into view before. */
  async #placeAtRest(control: Control): Promise<{ readonly x: number; readonly y: number }> {
    let place = { x: 0, y: 0 };
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

/** Resolves after the next frame, or at once in the background, without scripts, and in browsers too old to know. */
function nextPaint(): Promise<void> | undefined {
  if (document.hidden || !matchMedia('(scripting: enabled)').matches) return undefined;
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

function setValue(control: string, value: string): void {
  const found = document.evaluate(control, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const input = found.singleNodeValue as HTMLInputElement;
  input.focus();
  input.value = value;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
