import { issuePicturesAttribute } from '@lawyers/ui/attributes';

/**
 * Keeps the pictures of issues and the dropdown in sync: the radio buttons of `IssuePicker`, and the select with
 * `data-issue-select`, by value. The form sends the dropdown's choice. Also enables the pictures, whose choice would
 * not be sent without this script. Elements are looked up at each change, since React may have replaced them.
 */
export function syncIssuePicker(page: Document): void {
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
  // When a page is shown again, browsers may have restored another choice in the dropdown. At hydration, React may have
  // replaced the pictures.
  addEventListener('pageshow', toPictures);
  page.addEventListener('hydrated', toPictures, true);
  toPictures();
}
