/** Takes back whatever was written or chosen on a page, in its forms and in the pictures that belong to none. */
export function clearForms(page: Document): void {
  for (const form of page.forms) form.reset();
  for (const radio of page.querySelectorAll<HTMLInputElement>('input[form=""]')) {
    radio.checked = radio.defaultChecked;
  }
}
