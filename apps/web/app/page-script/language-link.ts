/** Keeps the query on the links to the other languages, which a static page cannot know. */
export function keepQuery(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    link.search = location.search;
  }
}
