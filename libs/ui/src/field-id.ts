/** Returns the ids of an input, its hint, and its error. `form` must be unique on the page. */
export function fieldIds(form: string, key: string) {
  const input = `${form}-${key}`;
  return { input, hint: `${input}-hint`, error: `${input}-error` };
}
