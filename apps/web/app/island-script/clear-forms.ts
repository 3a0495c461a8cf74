/**
 * Resets every form of a page, and the issue pictures, whose radio buttons belong to no form. A copy of what the page
 * script has, on which forms must not depend (`entry.islands.ts`).
 */
export function clearForms(page: Document): void {
  for (const form of page.forms) form.reset();
  const pictures = page.querySelectorAll<HTMLInputElement>('input[form=""]');
  pictures.forEach((radio) => (radio.checked = radio.defaultChecked));
}
