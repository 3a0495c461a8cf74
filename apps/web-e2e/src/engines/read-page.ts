/** What a page shows of a visitor who typed this. Runs in the page. */
export function readPage(typed: readonly string[]) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const texts = [document.documentElement.outerHTML, ...fields.map(({ value }) => value)];
  const isTyped = typed.some((text) => texts.some((one) => one.includes(text)));
  const isConfirmed = document.body.textContent.includes('Your reference');
  return {
    address: location.href,
    path: location.href.slice(location.origin.length),
    sight: isTyped || isConfirmed ? ('all' as const) : ('nothing' as const),
    /** Loaded, and not hidden by Exit. Earlier, the browser has not restored the fields. */
    isUsable:
      document.readyState === 'complete' &&
      !document.documentElement.hasAttribute('data-leaving') &&
      document.querySelector('h1') !== null,
  };
}

export type PageSeen = ReturnType<typeof readPage>;
