/**
 * Syncs the issue pictures with the dropdown, before and without hydration: the radio buttons in
 * `[data-issue-pictures]` and the select in `[data-issue-select]`, by position. Each change queries them again, since
 * React may have replaced them.
 */
export function startIssueSync(page: Document): void {
  const radios = () => [
    ...page.querySelectorAll<HTMLInputElement>('[data-issue-pictures] input[type="radio"]'),
  ];
  const select = () => page.querySelector<HTMLSelectElement>('[data-issue-select]');

  const toSelect = () => {
    const element = select();
    if (element) element.selectedIndex = radios().findIndex((radio) => radio.checked);
  };
  const toPictures = () => {
    const radio = radios()[select()?.selectedIndex ?? -1];
    if (radio) radio.checked = true;
  };
  // Keeps a choice made before this script ran; the dropdown wins unless it still has its first option.
  const sync = () => {
    if (select()?.selectedIndex === 0) toSelect();
    else toPictures();
  };

  page.addEventListener('change', ({ target }) => {
    if (target === select()) toPictures();
    else if (radios().some((radio) => radio === target)) toSelect();
  });
  // Browsers restore form data when a page is shown again.
  addEventListener('pageshow', sync);
  sync();
}
