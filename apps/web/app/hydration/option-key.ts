/**
 * Identifies an option of a select: its value, and its place among the options with the same value. The value alone is
 * not enough: in the intake form, "Other" has the same value as an option before it, which would be chosen and sent
 * instead without the visitor noticing. The text is not used, since the browser may translate it, and neither is the
 * position in the whole list, since options may be added or removed before it.
 */
export type OptionKey = { readonly value: string; readonly place: number };

type Option = { readonly value: string };

/** Returns the option with a key, if the list has it. */
export function optionOf<T extends Option>(
  options: readonly T[],
  { value, place }: OptionKey,
): T | undefined {
  return options.filter((option) => option.value === value)[place];
}

/** Returns the key of an option of a list. */
export function keyOf<T extends Option>(options: readonly T[], option: T): OptionKey {
  const { value } = option;
  return { value, place: options.filter((one) => one.value === value).indexOf(option) };
}

/** Returns the key of the chosen option of a select; undefined if none is chosen. */
export function chosenKey({ options, selectedIndex }: HTMLSelectElement): OptionKey | undefined {
  const chosen = options[selectedIndex];
  return chosen && keyOf([...options], chosen);
}

/** Chooses the option with a key, if the select has it. */
export function chooseKey({ options }: HTMLSelectElement, key: OptionKey): void {
  const option = optionOf([...options], key);
  if (option) option.selected = true;
}
