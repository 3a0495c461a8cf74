/** Returns the ids of an input, its hint, and its error. `formId` must be unique on the page. */
export function fieldIds(formId: string, key: string) {
  const input = `${formId}-${key}`;
  return { input, hint: `${input}-hint`, error: `${input}-error` };
}
