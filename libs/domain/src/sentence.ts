/** A text that ends with a fact of the operator, as a sentence: with a period, unless the fact ends with one ("Inc."). */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
