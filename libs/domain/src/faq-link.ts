import { telHref } from './tel-href';

/** A link below an answer, after the name of what it leads to. */
export type FaqLink = { readonly label: string; readonly href: string; readonly text: string };

/** A help line, or another service that only an answer names. */
type Line = { readonly name: string } & (
  { readonly phone: string } | { readonly phone?: undefined; readonly url: string }
);

/** Returns the link to call or open a help line. */
export function lineLink(line: Line): FaqLink {
  return line.phone === undefined
    ? { label: line.name, href: line.url, text: new URL(line.url).host }
    : { label: line.name, href: telHref(line.phone), text: line.phone };
}
