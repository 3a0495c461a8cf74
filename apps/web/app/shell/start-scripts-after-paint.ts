/** Leaves a page's HTML as it is for now. */
export function startScriptsAfterPaint(html: string): string {
  return html;
}
