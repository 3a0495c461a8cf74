import { issuePicturesAttribute } from '@lawyers/ui/attributes';

/**
 * Syncs the issue pictures with the dropdown, whose choice the form sends: the radio buttons with pictures and the select
 * in `[data-issue-select]`, by value. Also enables the pictures, which without this script would send nothing. Each
 * change queries them again, since React may have replaced them.
 */
export function syncIssuePictures(page: Document): void {
  const radios = () => [
    ...page.querySelectorAll<HTMLInputElement>(`[${issuePicturesAttribute}] input`),
  ];
  const select = () => page.querySelector<HTMLSelectElement>('[data-issue-select]');

  const toSelect = () => {
    const element = select();
    for (const { checked, value } of radios()) if (checked && element) element.value = value;
  };
  const toPictures = () => {
    for (const radio of radios()) {
      radio.disabled = false;
      radio.checked = radio.value === select()?.value;
    }
  };

  page.addEventListener('change', ({ target }) => {
    if (target === select()) toPictures();
    else if (radios().includes(target as HTMLInputElement)) toSelect();
  });
  // Browsers restore the dropdown when a page is shown again, and React may have replaced the pictures.
  addEventListener('pageshow', toPictures);
  page.addEventListener('hydrated', toPictures, true);
  toPictures();
}
