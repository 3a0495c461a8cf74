/** Ends a text with a period, unless it has one already because a fact of the operator ends with it, such as "Inc.". */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
