import { labels } from '../visitor/labels';

/** An XPath, because every engine's pages can evaluate it. It selects the first visible match. */
export type Control = string;

const mailForm = '//form[.//textarea]';

/** The field of the mail form with exactly this label, with or without "(optional)". */
export function field(label: string): Control {
  return labeled(mailForm, label);
}

/** The field of the hero's form with this label. */
export function heroField(label: string): Control {
  return labeled(`//form[.//button[${text('Find Lawyer')}]]`, label);
}

/** One answer of a yes or no question. */
export function answer(question: string, label: string): Control {
  return `${mailForm}//fieldset[legend[${text(question)}]]//label[${text(label)}]`;
}

export function button(name: string): Control {
  return `//button[${text(name)} or @aria-label=${quoted(name)}]`;
}

/** The button of the menu; in browsers without popovers a link. */
export const menuOpener: Control = `//*[self::button or self::a][@aria-label=${quoted(labels.openMenu)}]`;

export function link(name: string): Control {
  return `//a[${text(name)}]`;
}

export function heading(level: 1 | 2 | 3): Control {
  return `//h${level}`;
}

/** The innermost element with exactly this text. */
export function withText(exact: string): Control {
  return `//*[not(self::script)][${text(exact)}][not(*[${text(exact)}])]`;
}

/** An alert whose text contains this. */
export function alertWith(part: string): Control {
  return `//*[@role="alert"][contains(., ${quoted(part)})]`;
}

export function navigation(name: string): Control {
  return `//nav[@aria-label=${quoted(name)}]`;
}

function labeled(form: string, label: string): Control {
  const named = `${text(label)} or ${text(`${label} (optional)`)}`;
  return `${form}//*[@id=${form}//label[${named}]/@for]`;
}

function text(exact: string): string {
  return `normalize-space()=${quoted(exact)}`;
}

/** XPath has no escapes, and no label contains both types of quotes. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}
