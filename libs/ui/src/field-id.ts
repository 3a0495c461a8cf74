/** The ids that tie an input, its hint and its error together. `form` is unique on the page. */
export function fieldIds(form: string, key: string) {
  const input = `${form}-${key}`;
  return { input, hint: `${input}-hint`, error: `${input}-error` };
}
