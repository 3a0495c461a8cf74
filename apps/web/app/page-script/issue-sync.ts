/**
 * Keeps the pictures of the issues and the dropdown in step, from the first moment and without any framework: the
 * radio buttons in `[data-issue-pictures]` and the select in `[data-issue-select]`, by position. They are looked up
 * at every change, since the application makes new ones when a visitor comes back to the page.
 */
export function startIssueSync(page: Document): void {
  const radios = () => [
    ...page.querySelectorAll<HTMLInputElement>('[data-issue-pictures] input[type="radio"]'),
  ];
  const select = () => page.querySelector<HTMLSelectElement>('[data-issue-select]');

  const toSelect = () => {
    const dropdown = select();
    if (dropdown) dropdown.selectedIndex = radios().findIndex((radio) => radio.checked);
  };
  const toPictures = () => {
    const radio = radios()[select()?.selectedIndex ?? -1];
    if (radio) radio.checked = true;
  };
  // What was chosen before this script arrived stays; a picture counts only if the dropdown is untouched.
  const settle = () => {
    if (select()?.selectedIndex === 0) toSelect();
    else toPictures();
  };

  page.addEventListener('change', ({ target }) => {
    if (target === select()) toPictures();
    else if (radios().some((radio) => radio === target)) toSelect();
  });
  // Browsers fill in a page again when it is restored from history.
  addEventListener('pageshow', settle);
  settle();
}
