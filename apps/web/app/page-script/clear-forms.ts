/** Resets every form of a page, and the issue pictures, whose radio buttons belong to no form. */
export function clearForms(page: Document): void {
  for (const form of page.forms) form.reset();
  for (const radio of page.querySelectorAll<HTMLInputElement>('input[form=""]')) {
    radio.checked = radio.defaultChecked;
  }
}
