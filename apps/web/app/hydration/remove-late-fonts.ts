/**
 * Removes each font face of the text whose font came too late to be shown, or was lost. The browser has given the font
 * up for this page, as `font-display: optional` asks (decision 9). But as soon as a script adds a style rule, WebKit
 * tries again and finds the font in its cache. So hydration would break lines elsewhere, and move a button while the
 * visitor presses it.
 */
export function removeLateFonts(page: Document): void {
  const late = [...page.fonts].flatMap((face) => (face.status === 'error' ? nameOf(face) : []));
  // The style that root.tsx fills with the faces of the text. The faces of the fallbacks are in another one, and must
  // stay: those whose system font this device lacks have failed, too, and removing one makes Chromium show the late
  // fonts.
  const sheet = page.querySelector<HTMLStyleElement>('style[media]')?.sheet;
  const faces = [...(sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  // From the last to the first, so that removing a rule does not change the index of those that follow.
  for (const [index, { style }] of [...faces.entries()].reverse()) {
    const name = nameOf({ family: style.fontFamily, style: style.fontStyle });
    if (late.includes(name)) sheet!.deleteRule(index);
  }
}

/** The family and the style of a font face, in the same notation in all browsers. */
function nameOf({ family, style }: Pick<FontFace, 'family' | 'style'>): string {
  return `${family.replace(/"/g, '')} ${style || 'normal'}`;
}
