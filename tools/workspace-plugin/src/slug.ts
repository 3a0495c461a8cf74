/** A title as it stands in a file name: lower case, words joined by hyphens, letters without accents. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/['’\p{Mark}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
