/**
 * What a page shows of a visitor's inquiry. `sight` is `all` if its HTML or a field contains one of the typed texts, or
 * if it says "Your reference", as the confirmation does in English, and otherwise `nothing`. Runs in the page.
 */
export function readPage(typed: readonly string[]) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const texts = [document.documentElement.outerHTML, ...fields.map(({ value }) => value)];
  const isTyped = typed.some((text) => texts.some((one) => one.includes(text)));
  const isConfirmed = document.body.textContent.includes('Your reference');
  return {
    address: location.href,
    path: location.href.slice(location.origin.length),
    sight: isTyped || isConfirmed ? ('all' as const) : ('nothing' as const),
    /**
     * Whether the page has loaded, is not hidden by Exit, and has a heading. Before a page has loaded, its fields may
     * be empty merely because the browser has not yet restored them.
     */
    isUsable:
      document.readyState === 'complete' &&
      !document.documentElement.hasAttribute('data-leaving') &&
      document.querySelector('h1') !== null,
  };
}

export type PageSeen = ReturnType<typeof readPage>;
