/** An XPath, because every engine's pages can evaluate it. It selects the first visible match. */
export type Control = string;

export const heroForm: Control = '//form[@method="get"]';
export const mailForm: Control = '//form[.//textarea]';

export const exitLink: Control = '//a[@data-exit]';

/** The menu's controls, in every language: a button, or two links in browsers without popovers. */
export const menu: Control = '//nav[@id="site-menu"]';
export const menuOpener: Control = '//*[@popovertarget="site-menu" or @href="#site-menu"]';
export const menuCloser: Control = '//*[@popovertarget="site-menu" or @href="#menu"]';

/** The field of a form whose answer has this name. */
export function field(name: string, form = mailForm): Control {
  return `${form}//*[@name="${name}"]`;
}

/** One answer of a yes or no question. */
export function answer(name: string, value: string): Control {
  return `${field(name)}[@value="${value}"]`;
}

export function submit(form = mailForm): Control {
  return `${form}//button[@type="submit"]`;
}

export function button(name: string): Control {
  return `//button[${text(name)} or @aria-label=${quoted(name)}]`;
}

export function link(name: string): Control {
  return `//a[${text(name)}]`;
}

export function tab(title: string): Control {
  return `//*[@role="tab"][${text(title)}]`;
}

/** The innermost element with exactly this text. */
export function withText(exact: string): Control {
  return `//*[not(self::script)][${text(exact)}][not(*[${text(exact)}])]`;
}

/** An alert whose text contains this. */
export function alertWith(part: string): Control {
  return `//*[@role="alert"][contains(., ${quoted(part)})]`;
}

function text(exact: string): string {
  return `normalize-space()=${quoted(exact)}`;
}

/** XPath has no escapes, and no label contains both types of quotes. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}
