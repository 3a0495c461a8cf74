import { expect } from '@playwright/test';
import { typedFields, type TypedAnswers } from '../visitor/form-fixtures';
import { sandboxSite } from '../visitor/sandbox-site';
import { field, type Control } from './controls';
import type { ClickWay, EngineWindow, Key } from './engine';
import { findVisible, type VisibleElement } from './visible-element';

type TypedForm = Readonly<Record<keyof TypedAnswers, { readonly label: string }>>;

/** Drives a window of any engine. Every method waits until its element is visible. */
export class Visitor {
  readonly #window: EngineWindow;

  constructor(window: EngineWindow) {
    this.#window = window;
  }

  get window(): EngineWindow {
    return this.#window;
  }

  async open(path: string): Promise<void> {
    await this.#window.open(new URL(path, sandboxSite.url).href);
  }

  /** Opens a page with forms and hydrates it. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrate();
  }

  /** Moves the pointer, which starts hydration, until every island is hydrated. */
  async hydrate(): Promise<void> {
    await expect(async () => {
      await this.#window.moveTo(1, 1);
      await this.#window.moveTo(2, 2);
      const open = await this.#window.call(
        () => document.querySelectorAll('[data-island]').length + (document.forms.length ? 0 : 1),
      );
      expect(open, 'islands that are not hydrated').toBe(0);
    }).toPass();
  }

  /** Waits until a control is visible. */
  async see(control: Control): Promise<VisibleElement> {
    return this.#until(control, () => undefined);
  }

  async seeNot(control: Control): Promise<void> {
    await expect(async () => {
      expect(await this.#window.call(findVisible, control, false), control).toBeNull();
    }).toPass();
  }

  /** Waits until a visible control matches this state. */
  async seeThat(control: Control, state: Partial<VisibleElement>): Promise<void> {
    await this.#until(control, (seen) => expect(seen, control).toMatchObject(state));
  }

  async seeText(control: Control, part: string | RegExp): Promise<string> {
    const { text } = await this.#until(control, (seen) => {
      if (typeof part === 'string') expect(seen.text).toContain(part);
      else expect(seen.text).toMatch(part);
    });
    return text;
  }

  /** Waits until the window has this URL; paths are relative to the site. */
  async seeAddress(address: string): Promise<void> {
    const expected = new URL(address, sandboxSite.url).href;
    await expect(async () => {
      expect(await this.#window.call(() => location.href)).toBe(expected);
    }).toPass();
  }

  async click(control: Control, how?: ClickWay): Promise<void> {
    await this.see(control);
    const { x, y } = await this.#placeAtRest(control);
    await this.#window.clickAt(x, y, how);
  }

  /** Replaces the text of a field. */
  async fill(control: Control, text: string): Promise<void> {
    await this.see(control);
    await this.#window.call(selectAllOf, control);
    await this.#window.press('Backspace');
    await this.#window.type(text);
    await this.seeThat(control, { value: text });
  }

  /** Selects an option of a `select` by its text. */
  async choose(control: Control, option: string): Promise<void> {
    await this.see(control);
    await this.#window.call(chooseOption, control, option);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#window.press(key);
  }

  /**
   * Goes back and reads the page in one call: after Back from another site, WebKit's driver answers the first command
   * and hangs at the next. Its own command for Back hangs immediately.
   */
  async backTo(address: string): Promise<PageState> {
    await this.#window.call(() => void setTimeout(() => history.back()));
    const expected = new URL(address, sandboxSite.url).href;
    let pageState: PageState | undefined;
    await expect(async () => {
      pageState = await this.#window.call(readPageState);
      // Earlier, the page has no heading, and the browser has not restored the fields. A hidden page loads anew.
      expect(pageState).toMatchObject({ address: expected, state: 'complete', isHidden: false });
    }).toPass();
    return pageState!;
  }

  async fillForm(form: TypedForm, answers: TypedAnswers): Promise<void> {
    for (const key of typedFields) await this.fill(field(form[key].label), answers[key]);
  }

  /** Fills in a form by script, which is faster than typing. */
  async fillFormAtOnce(form: TypedForm, answers: TypedAnswers): Promise<void> {
    const values = typedFields.map((key) => [field(form[key].label), answers[key]] as const);
    await this.#window.call(setValues, values);
  }

  /** Waits until the form holds these answers, or nothing for `undefined`. */
  async seeTypedAnswers(form: TypedForm, answers: TypedAnswers | undefined): Promise<void> {
    for (const key of typedFields) {
      await this.seeThat(field(form[key].label), { value: answers?.[key] ?? '' });
    }
  }

  /** After a key, Firefox scrolls to the caret with the next frame, away from what was scrolled into view before. */
  async #placeAtRest(control: Control): Promise<{ readonly x: number; readonly y: number }> {
    let place = { x: 0, y: 0 };
    await expect(async () => {
      const { x, y } = (await this.#window.call(findVisible, control, true))!;
      await this.#window.call(nextPaint);
      place = (await this.#window.call(findVisible, control, true))!;
      expect(place, control).toMatchObject({ x, y });
    }).toPass();
    return place;
  }

  async #until(control: Control, check: (seen: VisibleElement) => void): Promise<VisibleElement> {
    let found: VisibleElement | null = null;
    await expect(async () => {
      found = await this.#window.call(findVisible, control, false);
      expect(found, `to see ${control}`).not.toBeNull();
      check(found!);
    }).toPass();
    return found!;
  }
}

/** Resolves after the next frame, or at once in the background, without scripts, and in browsers too old to know. */
function nextPaint(): Promise<void> | undefined {
  if (document.hidden || !matchMedia('(scripting: enabled)').matches) return undefined;
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

function selectAllOf(control: string): void {
  const found = document.evaluate(control, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const input = found.singleNodeValue as HTMLInputElement;
  input.focus();
  input.select();
}

function setValues(values: readonly (readonly [control: string, value: string])[]): void {
  for (const [control, value] of values) {
    const found = document.evaluate(control, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
    const input = found.singleNodeValue as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Selects an option by script, because browsers draw the open list outside the page. */
function chooseOption(control: string, text: string): void {
  const found = document.evaluate(control, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
  const select = found.singleNodeValue as HTMLSelectElement;
  select.focus();
  select.selectedIndex = [...select.options].findIndex((option) => option.text === text);
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A page after Back. */
type PageState = {
  readonly address: string;
  readonly state: DocumentReadyState;
  readonly isHidden: boolean;
  readonly heading: string | undefined;
  /** The non-empty values of the mail form's text fields. */
  readonly typed: readonly string[];
};

function readPageState(): PageState {
  const form = document.querySelector('textarea')?.form;
  const fields =
    form?.querySelectorAll<HTMLInputElement>(
      'textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"])',
    ) ?? [];
  return {
    address: location.href,
    state: document.readyState,
    isHidden: document.documentElement.hasAttribute('data-leaving'),
    heading: document.querySelector('h1')?.innerText,
    typed: [...fields].map(({ value }) => value).filter(Boolean),
  };
}
