/** What a page holds of a visitor who typed this. Runs in the page. */
export function readPage(typed: readonly string[]) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const texts = [document.documentElement.outerHTML, ...fields.map(({ value }) => value)];
  const isTyped = typed.some((text) => texts.some((one) => one.includes(text)));
  const isConfirmed = document.body.textContent.includes('Your reference');
  return {
    path: location.href.slice(location.origin.length),
    sight: isTyped || isConfirmed ? ('all' as const) : ('nothing' as const),
    isHidden: document.documentElement.hasAttribute('data-leaving'),
    isLoaded: document.readyState === 'complete',
    heading: document.querySelector('h1')?.innerText ?? '',
  };
}
