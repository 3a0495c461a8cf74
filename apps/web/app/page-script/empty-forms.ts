/** Takes back whatever was written or chosen on a page. */
export function emptyForms(page: Document): void {
  for (const form of page.forms) form.reset();
}
