/** How a text stands in the HTML that React writes. */
export function inText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

export function attribute(name: string, value: string): string {
  return `${name}="${inText(value)}"`;
}

export function hiddenInput(name: string, value: string): string {
  return `type="hidden" ${attribute('name', name)} ${attribute('value', value)}`;
}
