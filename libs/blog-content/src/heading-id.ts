/** Returns the id of a heading: lower case, with hyphens between words. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’"“”]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
