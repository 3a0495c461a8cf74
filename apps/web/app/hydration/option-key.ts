/**
 * Identifies an option of a select: its value, and its place among the options with the same value. Its text is not
 * used, since a translation changes it, and neither is its position, since that changes with the options around it.
 * By the value alone, the first of several options with that value would be chosen: who chose "Other" in a translated
 * intake form would send another injury without noticing.
 */
export type OptionKey = { readonly value: string; readonly place: number };

/** Returns the key of the chosen option. */
export function chosenKey(select: HTMLSelectElement): OptionKey {
  const { value } = select;
  const place = optionsWith(select, value).findIndex((option) => option.selected);
  return { value, place };
}

/** Chooses the option with a key, if the select has it. */
export function chooseKey(select: HTMLSelectElement, { value, place }: OptionKey): void {
  const option = optionsWith(select, value)[place];
  if (option) option.selected = true;
}

function optionsWith(select: HTMLSelectElement, value: string): readonly HTMLOptionElement[] {
  return [...select.options].filter((option) => option.value === value);
}
