import { serialize } from 'parse5';
import { withoutFontFaces } from '../bytes/font-faces';
import {
  attribute,
  elementsOf,
  parseHtml,
  removeElement,
  setText,
  textOf,
  type Document,
  type Element,
} from '../bytes/html';

export const variants = ['bare', 'no-fonts', 'no-pictures', 'paper'] as const;

/** The site with something left out, to measure what it costs: scripts, fonts, pictures, or all three. */
export type Variant = (typeof variants)[number];

const changes: Readonly<Record<Variant, readonly ((page: Document) => void)[]>> = {
  bare: [withoutScripts],
  'no-fonts': [withoutFonts],
  'no-pictures': [withoutPictures],
  paper: [withoutScripts, withoutFonts, withoutPictures],
};

export function pageAs(variant: Variant, html: string): string {
  const page = parseHtml(html);
  for (const change of changes[variant]) change(page);
  return serialize(page);
}

function withoutScripts(page: Document): void {
  removeAll(page, (element) => element.tagName === 'script' || isLink(element, 'modulepreload'));
}

function withoutFonts(page: Document): void {
  removeAll(page, (element) => isPreload(element, 'font'));
  for (const style of elementsOf(page).filter(({ tagName }) => tagName === 'style')) {
    setText(style, withoutFontFaces(textOf(style)));
  }
}

/** Drawings in the HTML stay: they are part of it. */
function withoutPictures(page: Document): void {
  removeAll(
    page,
    (element) =>
      element.tagName === 'picture' ||
      element.tagName === 'img' ||
      isLink(element, 'icon') ||
      isPreload(element, 'image'),
  );
}

function isLink(element: Element, rel: string): boolean {
  return element.tagName === 'link' && attribute(element, 'rel') === rel;
}

function isPreload(element: Element, as: string): boolean {
  return isLink(element, 'preload') && attribute(element, 'as') === as;
}

function removeAll(page: Document, unwanted: (element: Element) => boolean): void {
  for (const element of elementsOf(page)) if (unwanted(element)) removeElement(element);
}
