/** Inline, since people type or choose something before any other script has arrived. */
export const rememberTyping =
  'addEventListener("input",()=>document.body.dataset.typed="",{once:true});';

export function hasTyped(page: Document): boolean {
  return 'typed' in page.body.dataset;
}
