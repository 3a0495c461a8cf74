/** A title as a file name: lowercase, hyphens between words, no accents. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/['’\p{Mark}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
