import { issuePicturesAttribute } from '@lawyers/ui/attributes';

/**
 * Syncs the issue pictures with the dropdown, before and without hydration: the radio buttons with pictures and the
 * select in `[data-issue-select]`, by value. Each change queries them again, since React may have replaced them.
 */
export function startIssueSync(page: Document): void {
  const radios = () => [
    ...page.querySelectorAll<HTMLInputElement>(`[${issuePicturesAttribute}] input`),
  ];
  const select = () => page.querySelector<HTMLSelectElement>('[data-issue-select]');

  const toSelect = () => {
    const element = select();
    for (const { checked, value } of radios()) if (checked && element) element.value = value;
  };
  const toPictures = () => {
    for (const radio of radios()) radio.checked = radio.value === select()?.value;
  };
  // Keeps a choice made before this script ran; the dropdown wins unless it still has its first option.
  const sync = () => {
    for (const radio of radios()) radio.disabled = false;
    if (select()?.selectedIndex === 0) toSelect();
    else toPictures();
  };

  page.addEventListener('change', ({ target }) => {
    if (target === select()) toPictures();
    else if (radios().includes(target as HTMLInputElement)) toSelect();
  });
  // Browsers restore form data when a page is shown again, and React may have replaced the pictures.
  addEventListener('pageshow', sync);
  page.addEventListener('hydrated', sync, true);
  sync();
}
