import { DomUtils, parseDocument } from 'htmlparser2';
import { withoutFontFaces } from '../bytes/font-faces';

type Element = ReturnType<typeof DomUtils.findAll>[number];

/** The page without script files, or without fonts, pictures, and scripts. */
export type Variant = 'bare' | 'paper';

/** Inline SVG stays, because it is part of the HTML. */
export function pageAs(variant: Variant, html: string): string {
  const page = parseDocument(html);
  for (const element of DomUtils.findAll(() => true, page.children)) {
    const removed = isScript(element) || (variant === 'paper' && isFontOrPicture(element));
    if (removed) DomUtils.removeElement(element);
    else if (variant === 'paper' && element.name === 'style') {
      const [css] = element.children;
      if (css && 'data' in css) css.data = withoutFontFaces(css.data);
    }
  }
  return DomUtils.getOuterHTML(page);
}

/** Except the inline script, which keeps or removes the preloads. */
function isScript({ name, attribs }: Element): boolean {
  return (
    (name === 'script' && Object.keys(attribs).length > 0) || attribs['rel'] === 'modulepreload'
  );
}

function isFontOrPicture({ name, attribs }: Element): boolean {
  const preloaded = attribs['rel'] === 'preload' ? `${attribs['as']}` : '';
  return (
    ['picture', 'img', 'script'].includes(name) ||
    attribs['rel'] === 'icon' ||
    ['font', 'image'].includes(preloaded)
  );
}
