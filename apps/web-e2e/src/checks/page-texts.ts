import type { Page } from '@playwright/test';

/**
 * Everything that the page shows or that a screen reader says: its text, visible or not, and the attributes with text.
 * One entry for each block of text and each attribute, without foreign terms and elements in another language
 * than the page's.
 */
export function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(readTexts, undefined);
}

/**
 * The same for the source of a page, as a browser without scripts shows it. Parsed in `blank`, a page without a policy
 * against parsing.
 */
export function textsInSource(blank: Page, html: string): Promise<readonly string[]> {
  return blank.evaluate(readTexts, html);
}

/** Runs in the browser. */
function readTexts(html: string | undefined): readonly string[] {
  const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const { lang } = shown.documentElement;
  const attributes = [
    'alt',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'label',
    'placeholder',
    'title',
  ];
  const metadata =
    'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';
  // Emphasis marks foreign terms. With scripting on, `noscript` contains source.
  const silent = `em, script, style, template${html === undefined ? ', noscript' : ''}`;
  const inline = 'a, abbr, b, bdi, cite, code, i, q, small, span, strong, time';
  const texts: string[] = [];
  let text = '';
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    if (element.matches(silent)) return;
    if ((element.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang) return;
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    if (element.matches(metadata)) texts.push(element.getAttribute('content') ?? '');
    const edge = element.matches(inline) ? ' ' : '\n';
    text += edge;
    element.childNodes.forEach(visit);
    text += edge;
  };
  visit(shown.documentElement);
  return [...texts, ...text.split('\n')]
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}
