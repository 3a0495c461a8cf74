import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

export const parseHtml: (html: string) => Document = (html) => parse(html);

/** The elements of a page in document order. The contents of `<template>` and `<noscript>` are not elements. */
export function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return node.childNodes
    .filter((child) => tree.isElementNode(child))
    .flatMap((element) => [element, ...elementsOf(element)]);
}

/** Undefined when the element has no such attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** The text directly inside an element, such as the CSS of a style element. */
export function textOf(element: Element): string {
  return element.childNodes
    .filter((child) => tree.isTextNode(child))
    .map(({ value }) => value)
    .join('');
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

export function removeElement(element: Element): void {
  tree.detachNode(element);
}
