/**
 * Resets every form of a page, and the issue pictures, whose radio buttons belong to no form. A copy of what the page
 * script has, on which forms must not depend (`entry.islands.ts`).
 */
export function clearForms(page: Document): void {
  for (const form of page.forms) form.reset();
  for (const radio of page.querySelectorAll<HTMLInputElement>('input[form=""]')) {
    radio.checked = radio.defaultChecked;
  }
}
