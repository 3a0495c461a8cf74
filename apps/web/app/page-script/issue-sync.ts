/**
 * Keeps the pictures of the issues and the dropdown in step, from the first moment and without any framework: the
 * radio buttons in `[data-issue-pictures]` and the select in `[data-issue-select]`, by position.
 */
export function startIssueSync(page: Document): void {
  const pictures = page.querySelector('[data-issue-pictures]');
  const select = page.querySelector<HTMLSelectElement>('[data-issue-select]');
  if (!pictures || !select) return;
  const radios = [...pictures.querySelectorAll<HTMLInputElement>('input[type="radio"]')];

  const toSelect = () => {
    select.selectedIndex = radios.findIndex((radio) => radio.checked);
  };
  const toPictures = () => {
    const radio = radios[select.selectedIndex];
    if (radio) radio.checked = true;
  };
  // What was chosen before this script arrived stays; a picture counts only if the dropdown is untouched.
  const settle = () => {
    if (select.selectedIndex === 0) toSelect();
    else toPictures();
  };

  pictures.addEventListener('change', toSelect);
  select.addEventListener('change', toPictures);
  // Browsers fill in a page again when it is restored from history.
  addEventListener('pageshow', settle);
  settle();
}
