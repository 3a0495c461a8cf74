/**
 * What identifies an option of a select: its value, and its place among those that share it. Not its text, which a
 * translation changes, nor its position, which changes with the options around it.
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
