/**
 * An XPath expression, which can be evaluated in the pages of every engine, unlike the selectors of Playwright. It
 * stands for its first visible match.
 */
export type Control = string;

export const heroForm: Control = '//form[@method="get"]';
export const mailForm: Control = '//form[.//textarea]';
export const exitLink: Control = '//a[@data-exit]';

/** The input, select, or text area whose `name` attribute is this, in a form: by default in the one that sends mail. */
export function field(name: string, form = mailForm): Control {
  return `${form}//*[@name="${name}"]`;
}

export function submit(form = mailForm): Control {
  return `${form}//button[@type="submit"]`;
}

/** The element with exactly this text, such as a link (`a`). */
export function withText(text: string, element = '*'): Control {
  return `//${element}[normalize-space()="${text}"]`;
}

/** An alert whose text contains this. */
export function alertWith(part: string): Control {
  return `//*[@role="alert"][contains(., "${part}")]`;
}
